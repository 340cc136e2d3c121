import { test } from 'vitest'
import { createSearch, publishSearch, type PublishedSearch } from '../search/search.ts'
import { pages } from './pages.fixture.ts'
import { writeFileSync } from 'node:fs'
const records = pages.flatMap((page) => page.records)
const published = JSON.stringify(publishSearch(records))
const search = createSearch(JSON.parse(published) as PublishedSearch)
const toWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/gu) ?? []
const wordsOf = records.map(({ page, section = '', text }) => ` ${toWords([page, section, ...text].join(' | ')).join(' ')} `)
test('measure', () => {
  const out: string[] = []
  out.push(`search.json ${published.length} bytes, records ${records.length}`)
  for (const length of [4, 5, 6, 7, 8, 9]) {
    const all = records.flatMap(({ href, text }) => text.filter((l) => !l.includes(' · ')).flatMap((l) => l.split(/(?<=[.?!:]) /)).map((s) => ({ href, query: s.split(' ').slice(0, length).join(' ') }))).filter(({ query }) => {
      const w = toWords(query); return w.length === length && wordsOf.filter((t) => t.includes(` ${w.join(' ')} `)).length === 1 })
    const missed = all.filter(({ href, query }) => search(query)[0]?.href !== href)
    out.push(`${length} words: ${all.length - missed.length} of ${all.length} first`)
    for (const m of missed) out.push(`   ${m.query} -> ${m.href} got ${search(m.query)[0]?.href}`)
    // any place in text, not sentence starts
  }
  for (const length of [4, 6, 9]) {
    const all = records.flatMap(({ href, text }) => text.filter((l) => !l.includes(' · ')).flatMap((l) => { const w = l.split(' '); return Array.from({ length: Math.max(0, w.length - length + 1) }, (_, i) => ({ href, query: w.slice(i, i + length).join(' ') })) })).filter(({ query }) => {
      const w = toWords(query); return w.length === length && wordsOf.filter((t) => t.includes(` ${w.join(' ')} `)).length === 1 }).filter((_x, i) => i % 3 === 0)
    const missed = all.filter(({ href, query }) => search(query)[0]?.href !== href)
    out.push(`anywhere ${length} words: ${all.length - missed.length} of ${all.length} first`)
    for (const m of missed.slice(0, 12)) out.push(`   ${m.query} -> ${m.href} got ${search(m.query)[0]?.href}`)
  }
  const titles = [...new Set(records.flatMap(({ page, section }) => [page, section ?? page]))]
  const bad = titles.filter((t) => { const f = search(t)[0]; return (f?.section ?? f?.page)?.toLowerCase() !== t.toLowerCase() })
  out.push(`titles ${titles.length - bad.length} of ${titles.length}: ${bad.join(', ')}`)
  const paths = records.flatMap(({ page, section, href }) => (section ? [{ query: `${page} ${section}`, href }] : []))
  out.push(`page+heading ${paths.filter(({ query, href }) => search(query)[0]?.href === href).length} of ${paths.length}`)
  for (const q of (process.env.QUERIES ?? '').split('|').filter(Boolean)) out.push(`Q ${q}\n${search(q).slice(0, 6).map((r) => `     ${r.href}: ${r.excerpt.map((e) => e.text).join('')}`).join('\n')}`)
  writeFileSync('/tmp/w3/measure.txt', out.join('\n'))
})

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles } from '../ops/testing/source-files.ts'

const files = sourceFiles()
  .filter((name) => !/\.(webp|png|ico|woff2?|ttf|snap)$/.test(name) && !name.endsWith('package-lock.json'))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }))

const specification = readFileSync('handbook/specification.md', 'utf8')
const rules = [...specification.matchAll(/^- \*\*(\w+)\*\* /gm)].map(([, rule]) => rule!)

/** Each match of a pattern in some files, as `file:line: match`, so that a failure leads to its place. */
const find = (pattern: RegExp, among = files) =>
  among.flatMap(({ name, text }) =>
    text
      .split('\n')
      .flatMap((line, at) => [...line.matchAll(pattern)].map((match) => ({ match, place: `${name}:${at + 1}: ${match[0]}` }))),
  )

it('numbers each rule once', () => {
  expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([])
})

it('has every rule that a file cites, such as spec F3', () => {
  const cited = find(/\bspec ([A-Z]\d+(?:, [A-Z]\d+)*)/gi)
  expect(cited.filter(({ match }) => match[1]!.split(', ').some((rule) => !rules.includes(rule))).map(({ place }) => place)).toEqual([])
})

it('has every rule that another rule names', () => {
  expect([...specification.matchAll(/\b[A-Z]\d+\b(?! 2026)/g)].map(([rule]) => rule).filter((rule) => !rules.includes(rule))).toEqual([])
})

it('is what files refer to: no paper and no issue that is outside the repository', () => {
  const outside = files.filter(({ name }) => !name.startsWith('handbook/'))
  const papers = /§|\bissues? \d+|\b(?:api-facts|mail-facts)\.md|(?<![\w./-])spec\.md/g
  expect(find(papers, outside).map(({ place }) => place)).toEqual([])
})

it('lists every decision', () => {
  const decisions = files.filter(({ name }) => name.startsWith('handbook/decisions/')).map(({ name }) => name.replace('handbook/', ''))
  const listed = [...readFileSync('handbook/README.md', 'utf8').matchAll(/\((decisions\/[^)]+)\)/g)].map(([, name]) => name!)
  expect(listed.toSorted()).toEqual(decisions.toSorted())
})

/** The anchor that GitHub gives a heading. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

it('leads nowhere by no link of a Markdown file', () => {
  const papers = files.filter(({ name }) => name.endsWith('.md'))
  const broken = papers.flatMap(({ name, text }) =>
    find(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g, [{ name, text }]).filter(({ match: [, path, hash] }) => {
      const target = path ? join(dirname(name), path) : name
      if (!existsSync(target)) return true
      return hash && ![...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].some(([, heading]) => anchor(heading!) === hash)
    }),
  )
  expect(broken.map(({ place }) => place)).toEqual([])
})

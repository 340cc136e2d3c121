import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { brand } from '../content/brand.ts'

const paper = readFileSync('SECURITY.md', 'utf8')

it('every promise of SECURITY.md names a test that exists', () => {
  const rows = paper.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Promise'))
  expect(rows.length).toBeGreaterThan(25)
  const missing = rows.filter((row) => {
    const [, file = '', name = ''] = /\| `([\w./-]+\.test\.tsx?)`: “([^”]+)” \|$/.exec(row) ?? []
    const tests = existsSync(file) ? readFileSync(file, 'utf8') : ''
    return !['it(', 'test(', ')('].some((call) => tests.includes(`${call}'${name}'`))
  })
  expect(missing).toEqual([])
})

it('reports go to the address of the brand', () => {
  expect(paper).toContain(`[${brand.email}](mailto:${brand.email}?subject=Security)`)
})

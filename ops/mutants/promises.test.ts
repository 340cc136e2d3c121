import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const proofs = [...readFileSync('SECURITY.md', 'utf8').matchAll(/\| `([^`]+)`: “(.+)” +\|$/gm)].map(([, file = '', title = '']) => ({
  file,
  title: title.replaceAll('`', ''),
}))

it('every promise of SECURITY.md names its test', () => {
  const rows = readFileSync('SECURITY.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (?:Promise|-)/.test(line))
  expect(proofs).toHaveLength(rows.length)
})

it.each(proofs)('$file has the test “$title”', ({ file, title }) => {
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8').replaceAll("\\'", "'")).toContain(title)
})

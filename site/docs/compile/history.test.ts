import { expect, test } from 'vitest'
import { parseDays, readHistory } from './history.ts'

test('a file has the day of its newest change', () => {
  expect(parseDays('2026-03-02\n\ndocs/a.mdx\ndocs/b.mdx\n2026-01-14\n\ndocs/b.mdx\ndocs/c.mdx\n')).toEqual({
    'docs/a.mdx': '2026-03-02',
    'docs/b.mdx': '2026-03-02',
    'docs/c.mdx': '2026-01-14',
  })
})

test('a folder outside every repository has no history', () => {
  expect(readHistory('/proc')).toEqual({})
})

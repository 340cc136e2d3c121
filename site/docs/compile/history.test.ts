import { expect, test } from 'vitest'
import { parseDays, readHistory } from './history.ts'

test('returns the newest date of each file', () => {
  expect(parseDays('2026-03-02\n\ndocs/a.mdx\ndocs/b.mdx\n2026-01-14\n\ndocs/b.mdx\ndocs/c.mdx\n')).toEqual({
    'docs/a.mdx': '2026-03-02',
    'docs/b.mdx': '2026-03-02',
    'docs/c.mdx': '2026-01-14',
  })
})

test('returns nothing outside a repository', () => {
  expect(readHistory('/proc')).toEqual({})
})

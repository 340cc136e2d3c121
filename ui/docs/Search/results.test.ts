import { expect, test } from 'vitest'
import { groupByPage, type SearchResult } from './results.ts'

const result = (page: string, href: string): SearchResult => ({ page, href, excerpt: [] })

test('results are grouped by page, and counted through in the order in which they show', () => {
  const groups = groupByPage([result('A', '/a'), result('B', '/b'), result('A', '/a#x')])
  expect(groups.map(({ page, results }) => [page, results.map(({ result, at }) => [at, result.href])])).toEqual([
    [
      'A',
      [
        [0, '/a'],
        [1, '/a#x'],
      ],
    ],
    ['B', [[2, '/b']]],
  ])
})

test('nothing found is no group', () => {
  expect(groupByPage([])).toEqual([])
})

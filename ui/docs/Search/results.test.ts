import { expect, test } from 'vitest'
import { groupByKind, numberRows, type SearchResult } from './results.ts'

const result = (href: string, kind?: 'call'): SearchResult => ({ page: 'A', href, excerpt: [], ...(kind && { kind }) })

test('groups results by kind, best result first, and numbers them in display order', () => {
  const kinds = groupByKind([result('/a'), result('/b', 'call'), result('/a#x')])
  const groups = numberRows([
    ...[...kinds].map(([title, found]) => ({ title, rows: found.map((each) => ({ result: each })) })),
    { title: 'none', rows: [] },
  ])
  expect(groups.map(({ title, rows }) => [title, rows.map(({ row, at }) => [at, 'result' in row && row.result.href])])).toEqual([
    [
      'guide',
      [
        [0, '/a'],
        [1, '/a#x'],
      ],
    ],
    ['call', [[2, '/b']]],
  ])
})

import { expect, test } from 'vitest'
import { kindsOf, numbered, type SearchResult } from './results.ts'

const result = (href: string, kind?: 'call'): SearchResult => ({ page: 'A', href, excerpt: [], ...(kind && { kind }) })

test('results are grouped by kind, the best result first, and counted through in the order in which they show', () => {
  const kinds = kindsOf([result('/a'), result('/b', 'call'), result('/a#x')])
  const groups = numbered([
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

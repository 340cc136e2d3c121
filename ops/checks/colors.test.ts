import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listSourceFiles } from '../testing/source-files.ts'

/** Source files, except tests, fixtures, stories and samples to copy. */
const sources = listSourceFiles().filter(
  (file) =>
    /\.(?:tsx?|html|css|svg|webmanifest|json|mdx)$/.test(file) &&
    !/^(?:tokens|tools)\/|\.(?:test|stories|fixture)\.|lock\.json$/.test(file),
)

test('only files in tokens/ contain color values', () => {
  expect(sources.length).toBeGreaterThan(300)
  const found = sources.filter((file) =>
    /#(?:[\da-f]{6}|[\da-f]{8}|[\da-f]{3})(?![\w-])/i.test(readFileSync(file, 'utf8').replace(/(?:href|id|&)=?["']?#[\w-]*/g, '')),
  )
  expect(found).toEqual([])
})

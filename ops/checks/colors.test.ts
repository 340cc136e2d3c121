import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findNotation, mend } from '../lint/raw-colors.ts'
import { listSourceFiles } from '../../testing/source-files.ts'

test('no HTML, CSS, SVG, JSON or MDX file outside of tokens contains a raw color', () => {
  const files = listSourceFiles().filter(
    (file) => /\.(?:html|css|svg|webmanifest|json|mdx)$/.test(file) && !/^(?:tokens|ops\/apps)\/|lock\.json$/.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const color = findNotation(line)
        return color ? [`${file}:${at + 1}: ${color} is a raw color. ${mend}`] : []
      }),
  )
  expect(found).toEqual([])
})

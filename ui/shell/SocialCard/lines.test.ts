import { readFileSync } from 'node:fs'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { fit, tracking } from './lines.ts'

const file = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
const titles = ['OneNode documentation', 'Configuration', 'Order a virtual machine', 'Deploy GPU-accelerated containers', 'Commands']

test('keeps the lines of typical titles within their box, measured in the real font', async () => {
  const letters = [...new Set(titles.join(''))].join('')
  const font = create(await subsetFont(readFileSync(file), letters, { targetFormat: 'truetype', variationAxes: { wght: 600 } }))
  if (font.isCollection) throw new Error('The file contains several fonts.')
  const width = (line: string, size: number) =>
    size *
    Array.from(line).reduce(
      (sum, letter) => sum + font.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth / font.unitsPerEm + tracking,
      0,
    )
  for (const title of titles) {
    const { size, lines } = fit(title, { width: 560, height: 330, sizes: [96, 84, 72, 60] })
    expect(lines.join(' ')).toBe(title)
    for (const line of lines) expect(width(line, size), line).toBeLessThanOrEqual(562)
  }
})

test('balances lines instead of leaving one word alone', () => {
  expect(fit('Search offers and their prices', { width: 560, height: 330, sizes: [60] }).lines).toEqual([
    'Search offers',
    'and their prices',
  ])
})

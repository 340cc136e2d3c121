import { readFile } from 'node:fs/promises'
import { create } from 'fontkitten'
import { expect, test } from 'vitest'
import { metrics } from './font-metrics.ts'
import { makeFonts } from './make.ts'
import { listCharacters, ranges } from './ranges.ts'

test.each([
  ['sans', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2'],
  ['mono', 'geist-mono/files/geist-mono-latin-wght-normal.woff2'],
] as const)('the metrics of %s match the font file', async (family, file) => {
  const font = create(await readFile(`node_modules/@fontsource-variable/${file}`))
  if (font.isCollection) throw new Error('The file contains several fonts.')
  const { familyName, ascent, descent, unitsPerEm } = font
  expect(metrics[family]).toEqual({ familyName, ascent, descent, unitsPerEm })
})

test('the font files equal the output of npm run fonts', async () => {
  for (const [name, data] of await makeFonts()) expect(Buffer.compare(data, await readFile(`tokens/fonts/${name}`)), name).toBe(0)
})

test('the range of the second files lists only characters that at least one of the two fonts has', async () => {
  const characters = await Promise.all(
    ['instrument-sans', 'geist-mono'].map(async (face) => {
      const font = create(await readFile(`tokens/fonts/rest-${face}.woff2`))
      return font.isCollection ? [] : font.characterSet
    }),
  )
  const known = new Set(characters.flat())
  expect(listCharacters(ranges.rest).filter((character) => !known.has(character.codePointAt(0)!))).toEqual([])
})

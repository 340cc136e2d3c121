import { readFile } from 'node:fs/promises'
import { fromFile } from '@capsizecss/unpack/fs'
import { expect, test } from 'vitest'
import { metrics } from './font-metrics.ts'
import { makeFonts } from './make.ts'

test.each([
  ['sans', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2'],
  ['mono', 'geist-mono/files/geist-mono-latin-wght-normal.woff2'],
] as const)('the metrics of %s match the font file', async (family, file) => {
  const { familyName, ascent, descent, unitsPerEm } = await fromFile(`node_modules/@fontsource-variable/${file}`)
  expect(metrics[family]).toEqual({ familyName, ascent, descent, unitsPerEm })
})

test('the font files equal the output of npm run fonts', async () => {
  for (const [name, data] of await makeFonts()) expect(Buffer.compare(data, await readFile(`tokens/fonts/${name}`)), name).toBe(0)
})

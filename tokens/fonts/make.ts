import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { listCharacters, ranges } from './ranges.ts'

/**
 * Options for each font. Without unused weights, a variable font is a third smaller. Instrument Sans keeps its alternate glyphs, because
 * the tabular figures are among them. No style uses the alternate glyphs of Geist Mono.
 */
const faces = [
  { face: 'instrument-sans', noLayoutClosure: false, wght: { min: 400, max: 600 } },
  { face: 'geist-mono', noLayoutClosure: true, wght: { min: 400, max: 500 } },
]

/** Subsets the fonts from the npm packages into the files that pages load. */
export async function makeFonts(): Promise<[name: string, data: Uint8Array][]> {
  return Promise.all(
    faces.flatMap(({ face, noLayoutClosure, wght }) => {
      const source = readFile(`node_modules/@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`)
      return Object.entries(ranges).map(async ([part, list]): Promise<[string, Uint8Array]> => [
        part === 'everyday' ? `${face}.woff2` : `${part}-${face}.woff2`,
        await subsetFont(await source, listCharacters(list).join(''), { targetFormat: 'woff2', variationAxes: { wght }, noLayoutClosure }),
      ])
    }),
  )
}

if (import.meta.main) {
  for (const [name, data] of await makeFonts()) {
    await writeFile(`tokens/fonts/${name}`, data)
    console.log(`${name}  ${data.length} bytes`)
  }
  console.log('Next: run npm test, which compares the pictures, and commit the files.')
}

import type { Manifest } from 'vite'
import type { Assets } from './document.ts'

const entry = 'site/entry-client.tsx'

/**
 * Reads from Vite's manifest what each page loads.
 * @throws when the manifest lacks the entry or the font.
 */
export function assetsOf(manifest: Manifest, inlineScript: string): Assets {
  const files = (key: string, seen = new Set<string>()): { styles: string[]; chunks: string[] } => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return { styles: [], chunks: [] }
    seen.add(key)
    const inner = (chunk.imports ?? []).map((name) => files(name, seen))
    return {
      styles: [...inner.flatMap(({ styles }) => styles), ...(chunk.css ?? []).map((file) => `/${file}`)],
      chunks: [...inner.flatMap(({ chunks }) => chunks), `/${chunk.file}`],
    }
  }
  const start = manifest[entry]
  const font = Object.values(manifest)
    .flatMap(({ assets = [], file }) => [...assets, file])
    .find((file) => /instrument-sans-latin-wght-normal.*\.woff2$/.test(file))
  if (!start || !font) throw new Error(`The build has no ${start ? 'font Instrument Sans' : entry}: look at dist/client/.vite/manifest.json.`)
  const first = files(entry)
  return {
    script: `/${start.file}`,
    font: `/${font}`,
    inlineScript,
    pages: Object.fromEntries(
      Object.keys(manifest)
        .filter((key) => /^site\/(?:pages|docs)\//.test(key))
        .map((key) => {
          const own = files(key)
          return [key, { styles: [...first.styles, ...own.styles], chunks: own.chunks.filter((file) => !first.chunks.includes(file)) }]
        }),
    ),
  }
}

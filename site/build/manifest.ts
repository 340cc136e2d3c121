import { minifySync, type Manifest } from 'vite'
import { docsFrame } from './chunks.ts'
import type { SiteManifest, PageAssets } from './document.ts'

const entry = 'site/client.tsx'

const unique = (values: readonly string[]) => [...new Set(values)]

/** Reads the assets of each page from Vite's manifest. Throws if the entry or the script of the documentation is missing. */
export function readManifest(
  manifest: Manifest,
  inlineScript: (entries: readonly string[]) => string,
  read: (file: string) => string,
): SiteManifest {
  const files = (key: string, seen = new Set<string>()): { sheets: string[]; modules: string[] } => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return { sheets: [], modules: [] }
    seen.add(key)
    const inner = (chunk.imports ?? []).map((name) => files(name, seen))
    return {
      sheets: [...inner.flatMap(({ sheets }) => sheets), ...(chunk.css ?? []).map((file) => `/${file}`)],
      modules: [...inner.flatMap(({ modules }) => modules), `/${chunk.file}`],
    }
  }
  const found = <Value>(value: Value | undefined, name: string): Value => {
    if (value === undefined) throw new Error(`The build has no ${name}: look at dist/client/.vite/manifest.json.`)
    return value
  }
  found(manifest[entry], entry)
  // Finds the chunk by its name in the manifest, because it has no source file.
  const frame = found(
    Object.keys(manifest).find((key) => manifest[key]?.name === docsFrame),
    `script ${docsFrame}`,
  )
  const first = files(entry)
  const page = (...keys: string[]): PageAssets => {
    const own = keys.map((key) => files(key))
    const sheets = unique([...first.sheets, ...own.flatMap(({ sheets }) => sheets)])
    return {
      css: sheets.map((sheet) => read(sheet).trim()).join('\n'),
      sheets,
      modules: unique(own.flatMap(({ modules }) => modules)).filter((file) => !first.modules.includes(file)),
    }
  }
  const keys = (pattern: RegExp) => Object.keys(manifest).filter((key) => pattern.test(key))
  return {
    inlineScript: minifySync('inline.js', inlineScript(first.modules)).code.trim(),
    pages: Object.fromEntries([
      ...keys(/\.mdx$/).map((key) => [key, page(frame, key)] as const),
      ...keys(rendered).map((key) => [key, page(key)] as const),
    ]),
  }
}

/** Pages that the server renders. */
const rendered = /^site\/(?!docs\/).+\.tsx$/

/** Returns the manifest without the pages of the documentation, because they are static. */
export const pickServerPages = (assets: SiteManifest): SiteManifest => ({
  ...assets,
  pages: Object.fromEntries(Object.entries(assets.pages).filter(([key]) => rendered.test(key))),
})

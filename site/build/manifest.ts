import { minifySync, type Manifest } from 'vite'
import { docsFrame } from './chunks.ts'
import type { SiteManifest, PageAssets, Sheet } from '../document.ts'

const entry = 'site/client.tsx'

const unique = (values: readonly string[]) => [...new Set(values)]

/** Maximum number of stylesheets that pages contain. The content security policy has a hash of 54 characters for each stylesheet. */
const mostInlined = 20

/**
 * Picks the stylesheets that pages contain: those of the `main` pages, then those of the documentation, beginning with the most used. Pages
 * link to the others, so that the content security policy doesn't grow with each new block of the documentation.
 */
export function pickInlined(main: readonly string[], documentation: readonly (readonly string[])[]): readonly string[] {
  const uses = new Map<string, number>()
  for (const sheet of documentation.flat()) uses.set(sheet, (uses.get(sheet) ?? 0) + 1)
  const mostUsed = [...uses].sort(([, one], [, other]) => other - one).map(([sheet]) => sheet)
  return unique([...main, ...mostUsed]).slice(0, mostInlined)
}

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
    if (value === undefined) throw new Error(`The client build has no ${name}: look for its new name in dist/client/.vite/manifest.json.`)
    return value
  }
  found(manifest[entry], entry)
  // Finds the chunk by its name in the manifest, because it has no source file.
  const frame = found(
    Object.keys(manifest).find((key) => manifest[key]?.name === docsFrame),
    `script ${docsFrame}`,
  )
  const first = files(entry)
  const listFiles = (...keys: string[]) => {
    const own = keys.map((key) => files(key))
    return {
      sheets: unique([...first.sheets, ...own.flatMap(({ sheets }) => sheets)]),
      modules: unique(own.flatMap(({ modules }) => modules)).filter((file) => !first.modules.includes(file)),
    }
  }
  const keys = (pattern: RegExp) => Object.keys(manifest).filter((key) => pattern.test(key))
  const main = keys(rendered).map((key) => [key, listFiles(key)] as const)
  const documentation = keys(/\.mdx$/).map((key) => [key, listFiles(frame, key)] as const)
  const inlined = new Set(
    pickInlined(
      main.flatMap(([, { sheets }]) => sheets),
      documentation.map(([, { sheets }]) => sheets),
    ),
  )
  const toSheet = (href: string): Sheet => (inlined.has(href) ? { href, css: read(href).trim() } : { href })
  return {
    inlineScript: minifySync('inline.js', inlineScript(first.modules)).code.trim(),
    pages: Object.fromEntries(
      [...main, ...documentation].map(([key, { sheets, modules }]): [string, PageAssets] => [
        key,
        { sheets: sheets.map(toSheet), modules },
      ]),
    ),
  }
}

/** Matches pages outside the documentation. The server renders some of them. */
const rendered = /^site\/(?!docs\/).+\.tsx$/

/** Returns the manifest without the pages of the documentation, because they are static. */
export const pickServerPages = (assets: SiteManifest): SiteManifest => ({
  ...assets,
  pages: Object.fromEntries(Object.entries(assets.pages).filter(([key]) => rendered.test(key))),
})

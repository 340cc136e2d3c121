import { minifySync, type Manifest } from 'vite'
import { tools } from '../docs/tools.ts'
import type { Assets, PageAssets } from './document.ts'

/** The script that hydrates every page. */
export const entry = 'site/entry-client.tsx'

/** The name of the script that frames every page of the documentation. */
export const docsChunk = 'docs'

const unique = (values: readonly string[]) => [...new Set(values)]

/**
 * Reads from Vite's manifest what each page loads.
 * @param read reads a built file as text.
 * @throws when the manifest lacks the entry, the script of the documentation or the font.
 */
export function assetsOf(manifest: Manifest, inlineScript: (entries: readonly string[]) => string, read: (file: string) => string): Assets {
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
  const font = found(
    Object.values(manifest)
      .flatMap(({ assets = [], file }) => [...assets, file])
      .find((file) => /\/instrument-sans-[^/]*\.woff2$/.test(file)),
    'font Instrument Sans',
  )
  // The manifest lists what a group of the bundler put together by its name, not by a source.
  const docs = found(Object.keys(manifest).find((key) => manifest[key]?.name === docsChunk), `script ${docsChunk}`)
  const first = files(entry)
  const page = (key: string, inside: readonly string[] = []): PageAssets => {
    const { sheets: own, modules } = files(key)
    const sheets = unique([...first.sheets, ...own, ...inside.flatMap((name) => files(name).sheets)])
    return {
      css: sheets.map((sheet) => read(sheet).trim()).join('\n'),
      sheets,
      modules: unique(modules).filter((file) => !first.modules.includes(file)),
    }
  }
  const keysIn = (folder: string) => Object.keys(manifest).filter((key) => key.startsWith(folder))
  const frame = page(docs)
  const beyond = ({ sheets, modules }: Pick<PageAssets, 'sheets' | 'modules'>) =>
    [...sheets, ...modules].filter((file) => ![...frame.sheets, ...frame.modules, ...first.modules].includes(file))
  return {
    font: `/${font}`,
    inlineScript: minifySync('inline.js', inlineScript(first.modules)).code.trim(),
    tools: Object.fromEntries(Object.entries(tools).map(([name, file]) => [name, beyond(files(`site/docs/tools/${file}.tsx`))])),
    pages: Object.fromEntries([
      ['site/docs/DocsPage.tsx', frame],
      // With the tools that stand on some of them; which ones, the text of the page says.
      ['site/docs/tools.ts', page(docs, keysIn('site/docs/tools/'))],
      ...keysIn('site/pages/').map((key) => [key, page(key)] as const),
    ]),
  }
}

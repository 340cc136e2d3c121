import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { SiteManifest } from './document.ts'
import type { RenderedPage } from '../render.tsx'

/** Quick: sizes come out a little larger than the files that are sent. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Lists the files of each page beside the entry, styles first, with their compressed size in bytes.
 * @returns name and content of the list, which browsers load to know what a link will need.
 */
export function filesAhead(
  { pages: assets }: SiteManifest,
  pages: ReadonlyMap<string, RenderedPage>,
  read: (file: string) => Uint8Array,
): [name: string, content: string] {
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? brotliCompressSync(read(file), quick).length
    sizes.set(file, size)
    return size
  }
  const own = [...pages].filter(([path]) => path !== '/404')
  const sheets = own.map(([, { file }]) => new Set(assets[file]?.sheets))
  const list = own.map(([path, { file }]) => {
    const { sheets: all = [], modules = [] } = assets[file] ?? {}
    // The styles of the entry are in every page.
    const missing = all.filter((sheet) => !sheets.every((others) => others.has(sheet)))
    return [path, Object.fromEntries([...missing, ...modules].map((name) => [name, sizeOf(name)]))] as const
  })
  const content = JSON.stringify(Object.fromEntries(list))
  return [`assets/ahead-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.json`, content]
}

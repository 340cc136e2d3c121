/** Script of the frame of every page of the documentation, which loads it beside its own. */
const docsFrame = 'site/docs/page/DocsPage.tsx'
/** The name of the chunk that frames every page of the documentation. */
export const docsChunk = 'docs'
const sharedChunk = 'shared'
/** The module whose dynamic imports are the pages. */
const table = 'site/routes.tsx'

/** Part of a bundled chunk that the names follow from. */
export interface BuiltChunk {
  fileName: string
  code: string
  moduleIds: readonly string[]
  imports: readonly string[]
  dynamicImports: readonly string[]
}

/** Path of a module from the root of the repository. */
const pathOf = (id: string) => id.slice(id.lastIndexOf('/site/') + 1).replace(/\?.*/, '')

/** Source of fewer characters is not worth a request of its own: 1 ms of a slow phone's main thread and the headers, on each page that needs it. */
const worthRequest = { areas: 20_000, pages: 5000 }

interface Place {
  name: string
  /** Chunk that takes this one when its source has fewer characters. */
  wider?: { name: string; below: number }
  /** A group also takes what its modules import, so the wider chunks come first. */
  order: number
}

const nameOf = (page: string) =>
  page
    .split('/')
    .slice(2)
    .join('-')
    .replace(/\.\w+$/, '')

/** The chunk for modules that these pages import; none where one page has them, or where they are loaded on demand. */
function placeOf(pages: readonly string[], entry: string): Place | undefined {
  const [area, ...others] = [...new Set(pages.map((page) => page.split('/')[1]!))].toSorted()
  if (area === undefined) return undefined
  if (pages.includes(entry) || others.length > 1) return { name: sharedChunk, order: 0 }
  if (others.length > 0) return { name: `${area}-${others.join('-')}`, wider: { name: sharedChunk, below: worthRequest.areas }, order: 1 }
  if (pages.includes(docsFrame) || pages.length > 2) return { name: area, order: 2 }
  return pages.length > 1 ? { name: pages.map(nameOf).join('-'), wider: { name: area, below: worthRequest.pages }, order: 3 } : undefined
}

/**
 * Chunks of modules that pages share: one of what the entry or pages of three areas import, one for each two areas, one for each area of
 * what three of its pages import, and one for each two of its pages. A chunk that is too small joins the next wider one. Every other
 * module stays with the page that imports it.
 * @param built the same modules, in a chunk for each set of entries that imports them: who needs what is known only after tree shaking.
 * @throws when the table of routes has moved.
 */
export function chunkGroups(built: readonly BuiltChunk[], entry: string): { name: string; test: (id: string) => boolean }[] {
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]))
  const pages = new Map<string, string[]>()
  const visit = (file: string, page: string, seen: Set<string>) => {
    const chunk = chunks.get(file)
    if (!chunk || seen.has(file)) return
    seen.add(file)
    for (const id of chunk.moduleIds) pages.set(id, [...(pages.get(id) ?? []), page])
    for (const imported of chunk.imports) visit(imported, page, seen)
  }
  const first = built.find(({ moduleIds }) => moduleIds.some((id) => pathOf(id) === table))
  if (!first) throw new Error(`site/build/chunks.ts finds the pages in ${table}, which is not in the bundle. Write its new path.`)
  // Modules are in the order in which they run, so the page is the last one of its chunk.
  for (const { fileName, moduleIds } of [first, ...first.dynamicImports.flatMap((file) => chunks.get(file) ?? [])])
    visit(fileName, fileName === first.fileName ? entry : pathOf(moduleIds.at(-1)!), new Set())
  const sizes = new Map<string | undefined, number>()
  for (const { code, moduleIds } of built) {
    const name = placeOf(pages.get(moduleIds[0]!) ?? [], entry)?.name
    sizes.set(name, (sizes.get(name) ?? 0) + code.length)
  }
  const places = [...pages].flatMap(([id, importers]) => {
    const place = placeOf(importers, entry)
    return place ? [{ ...place, id }] : []
  })
  places.sort((one, other) => one.order - other.order)
  const names = new Map(places.map(({ id, name, wider }) => [id, wider && sizes.get(name)! < wider.below ? wider.name : name]))
  const known = new Set(built.flatMap(({ moduleIds }) => moduleIds))
  // A module without code is in no chunk, and every page that imports it would load the chunk that takes it.
  const chunkOf = (id: string) => (known.has(id) ? names.get(id) : sharedChunk)
  return [...new Set([sharedChunk, ...names.values()])].map((name) => ({ name, test: (id: string) => chunkOf(id) === name }))
}

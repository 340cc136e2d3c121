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
  moduleIds: readonly string[]
  imports: readonly string[]
  dynamicImports: readonly string[]
}

/** Path of a module from the root of the repository. */
const pathOf = (id: string) => id.slice(id.lastIndexOf('/site/') + 1).replace(/\?.*/, '')

/** The chunk of a module that these pages import; none where one page has it, or where it is loaded on demand. */
function chunkOf(pages: readonly string[], entry: string): string | undefined {
  const areas = new Set(pages.map((page) => page.split('/')[1]))
  if (pages.includes(entry) || areas.size > 1) return sharedChunk
  return pages.length > 1 || pages.includes(docsFrame) ? [...areas][0] : undefined
}

/**
 * Chunks of modules that pages share: one of what the entry or pages of two areas import, and one for each area of what two of its pages
 * import. Every other module stays with the page that imports it.
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
  if (!first) throw new Error(`packages/host/build/chunks.ts finds the pages in ${table}, which is not in the bundle. Write its new path.`)
  // Modules are in the order in which they run, so the page is the last one of its chunk.
  for (const { fileName, moduleIds } of [first, ...first.dynamicImports.flatMap((file) => chunks.get(file) ?? [])])
    visit(fileName, fileName === first.fileName ? entry : pathOf(moduleIds.at(-1)!), new Set())
  const names = new Map([...pages].map(([id, importers]) => [id, chunkOf(importers, entry)]))
  const known = new Set(built.flatMap(({ moduleIds }) => moduleIds))
  // A module without code is in no chunk, and every page that imports it would load the chunk that takes it.
  const nameOf = (id: string) => (known.has(id) ? names.get(id) : sharedChunk)
  // The first group also takes what its modules import.
  const all = new Set([sharedChunk, ...names.values()])
  return [...all].flatMap((name) => (name === undefined ? [] : [{ name, test: (id: string) => nameOf(id) === name }]))
}

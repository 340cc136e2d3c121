/** What the page asks this worker to load. */
export interface Ahead {
  /** URL of the list that the build writes: the files of each page beside the entry, with their compressed size in bytes. */
  list: string
  /** Pages that the visitor may open next, most likely first. */
  paths: readonly string[]
  /** Absolute URLs that the page has loaded already. */
  loaded: readonly string[]
}

type Files = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Most bytes that one page loads for others. */
const limit = 60_000
const asked = new Set<string>()
let files: Promise<Files> | undefined

/** Brings a file into the browser's cache. */
async function load(file: string) {
  asked.add(file)
  await (await fetch(file, { priority: 'low' })).arrayBuffer()
}

addEventListener('message', async ({ data: { list, paths, loaded } }: MessageEvent<Ahead>) => {
  files ??= fetch(list).then((answer) => answer.json())
  // A list that did not come is asked for again on the next page.
  const all = await files.catch(() => void (files = undefined))
  for (const url of loaded) asked.add(new URL(url).pathname)
  let spent = 0
  for (const path of new Set(paths)) {
    const missing = Object.entries(all?.[path] ?? {}).filter(([file]) => !asked.has(file))
    spent += missing.reduce((sum, [, bytes]) => sum + bytes, 0)
    if (spent > limit) return
    for (const [file] of missing) void load(file).catch(() => asked.delete(file))
  }
})

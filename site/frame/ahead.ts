import type { createBrowserRouter } from 'react-router-dom'
import type { PageHead } from './Head.tsx'
import { opensPage } from './links.ts'
import { sign } from './sign.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Files of each page beside the entry, with their compressed size in bytes; the build writes it. */
type Files = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Most bytes that one page loads for others. */
const limit = 60_000

/** The files of these pages in order, as long as the next page's fit in. */
function filesAhead(files: Files, paths: readonly string[], isLoaded: (file: string) => boolean): string[] {
  const chosen = new Set<string>()
  let spent = 0
  for (const path of new Set(paths)) {
    const missing = Object.entries(files[path] ?? {}).filter(([file]) => !chosen.has(file) && !isLoaded(file))
    const size = missing.reduce((sum, [, bytes]) => sum + bytes, 0)
    if (spent + size > limit) break
    spent += size
    for (const [file] of missing) chosen.add(file)
  }
  return [...chosen]
}

const isInView = (link: Element) => {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

/** Pages that the links open: those in view, those of the main part, then the others. */
function pagesLinked() {
  const own = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
  const all = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
  return [...own.filter(isInView), ...all.filter(isInView), ...own, ...all].filter(opensPage).map(({ pathname }) => pathname)
}

const fetched = new Set<string>()

/**
 * Fetches a file into the browser's cache and does nothing with it: a link that preloads compiles modules and applies styles, which doubled
 * the main thread's time on a slow phone, and Safari has no link that prefetches.
 */
async function fetchFile(file: string) {
  fetched.add(file)
  await (await fetch(file, { priority: 'low' })).arrayBuffer()
}

const isLoaded = (file: string) =>
  fetched.has(file) || document.querySelector(`link[href="${file}"]`) !== null || document.body.dataset.modules?.includes(file) === true

const onIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 500)
}

/**
 * Loads the files of the pages that the visitor may open next when the browser is idle: those that the handle of the page names, then those
 * of its links. A page that names none, such as the landing page, waits for a sign of the visitor. Nothing on a metered or slow line.
 */
export function loadAhead(router: Router) {
  const { saveData, effectiveType = '' } = 'connection' in navigator ? Object(navigator.connection) : {}
  const { ahead } = document.body.dataset
  if (!ahead || saveData || /[23]g/.test(effectiveType)) return
  let isPrinted = false
  addEventListener('beforeprint', () => {
    isPrinted = true
  })
  const signed = sign()
  let files: Promise<Files> | undefined
  const load = async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this site wrote it.
    const { neighbors = [] } = (router.state.matches.at(-1)?.route.handle ?? {}) as Partial<PageHead>
    const { key } = router.state.location
    if (neighbors.length === 0) await signed
    if (isPrinted || document.visibilityState !== 'visible' || router.state.location.key !== key) return
    files ??= fetch(ahead).then((answer) => answer.json())
    const all = await files
    onIdle(() => {
      if (router.state.location.key === key && !isPrinted)
        filesAhead(all, [...neighbors, ...pagesLinked()], isLoaded).forEach((file) => void fetchFile(file).catch(() => {}))
    })
  }
  const start = () => onIdle(() => load().catch(() => {}))
  let last = router.state.location.pathname
  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname === last) return
    last = pathname
    start()
  })
  addEventListener('visibilitychange', start)
  start()
}

import type { createBrowserRouter } from 'react-router-dom'
import type { PageHead } from './Head.tsx'
import type { Ahead } from './ahead.worker.ts'
import { opensPage } from './links.ts'
import { sign } from './sign.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Those of these links that are in the window. A browser answers without a layout of the page. */
const inView = (links: readonly Element[]) =>
  new Promise<ReadonlySet<Element>>((done) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      done(new Set(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)))
    })
    for (const link of links) observer.observe(link)
  })

/** Pages that the links open: those in view first, and of them those of the main part. */
async function pagesLinked() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(opensPage)
  const seen = await inView(links)
  const rank = (link: Element) => Number(seen.has(link)) * 2 + Number(link.closest('main') !== null)
  return links.sort((one, other) => rank(other) - rank(one)).map(({ pathname }) => pathname)
}

const onIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 500)
}

/**
 * Loads the files of the pages that the visitor may open next when the browser is idle: those that the handle of the page names, then those
 * of its links. A page that names none, such as the landing page, waits for a sign of the visitor. Nothing on a metered or slow line.
 * A worker loads them: a dozen answers cost the main thread of a slow phone 80 ms, and a link that preloads twice that.
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
  let worker: Worker | undefined
  const load = async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this site wrote it.
    const { neighbors = [] } = (router.state.matches.at(-1)?.route.handle ?? {}) as Partial<PageHead>
    const { key } = router.state.location
    if (neighbors.length === 0) await signed
    if (document.visibilityState !== 'visible') return
    const paths = [...neighbors, ...(await pagesLinked())].filter((path) => path !== location.pathname)
    if (isPrinted || router.state.location.key !== key) return
    worker ??= new Worker(new URL('ahead.worker.ts', import.meta.url), { type: 'module' })
    // A sheet whose rules are in the HTML has a link and no entry.
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href)
    const loaded = [...sheets, ...performance.getEntriesByType('resource').map(({ name }) => name)]
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to name.
    worker.postMessage({ list: location.origin + ahead, paths, loaded } satisfies Ahead)
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

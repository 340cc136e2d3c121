import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { fail, load, warm } from './load.ts'
import { newEntry } from './places.ts'

/** False where the visitor asked to save data. */
const mayPrefetch = () => !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData

/** Brings a page that the visitor seems to want; nothing is lost when it fails. */
export const prefetch = (href: string) => {
  const { pathname } = new URL(href, location.href)
  if (pathname !== location.pathname && mayPrefetch()) load(pathname).catch(() => {})
}

/** Brings files near that most readers want next, when the browser has nothing better to do. */
export function warmOnIdle(files: readonly string[]): (() => void) | undefined {
  if (!mayPrefetch() || !('requestIdleCallback' in window)) return undefined
  const idle = requestIdleCallback(() => warm(files))
  return () => cancelIdleCallback(idle)
}

/** The path that a link led to and whose beginning has not been scrolled to yet. */
let arriving: string | undefined

/** True once for each page that a link led to. */
export function takeArrival(path: string): boolean {
  const is = arriving === path
  if (is) arriving = undefined
  return is
}

let latest: string | undefined

/**
 * Up to this many milliseconds an answer seems prompt (Doherty and Thadani, 1982). Whoever waited longer gets the page without a
 * transition, which would only take more of their time.
 */
const promptAnswer = 400

const reloadedKey = 'reloaded-for'

/** Lets the server answer once where a file of this build is gone; false when it did and the file is still missing. */
function answeredByServer(to: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === to) {
      sessionStorage.removeItem(reloadedKey)
      return false
    }
    sessionStorage.setItem(reloadedKey, to)
  } catch {
    return false
  }
  location.assign(to)
  return true
}

/** Shows the next page when it is there, with a transition where motion is welcome. Where this build has no such page the server answers; where its files are gone, first the server, then the error screen. */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const { pathname, search, hash } = new URL(to, location.href)
  // A place on the same page is the browser's own affair, as with a link.
  if (pathname === location.pathname) return hash && search === location.search ? location.assign(to) : navigate(to, options)
  latest = to
  const asked = performance.now()
  const moves = () => performance.now() - asked < promptAnswer && !matchMedia('(prefers-reduced-motion: reduce)').matches
  const show = () => {
    arriving = pathname
    flushSync(() => navigate(to, { ...options, state: newEntry() }))
  }
  load(pathname).then(
    (page) => {
      // Another link was followed meanwhile.
      if (latest !== to) return
      if (!page) location.assign(to)
      else if (document.startViewTransition && moves()) document.startViewTransition(show)
      else show()
    },
    (error: unknown) => {
      if (latest !== to || answeredByServer(to)) return
      fail(pathname, error)
      show()
    },
  )
}

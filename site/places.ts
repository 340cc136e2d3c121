/** Where the reader stood on an entry of the history, in pixels; kept for the tab, also over a reload. */
const storageKey = 'places'

const read = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

const nameOf = () => (history.state as { entry?: string } | null)?.entry

/** A name for a new entry of the history. */
export const newEntry = (): { entry: string } => ({ entry: crypto.randomUUID() })

/** Where the reader stands. The browser reports a scroll a frame late, so every jump of the app says itself where it led. */
let top = 0

/** What the page that is being shown has to scroll to. */
let wanted: number | undefined

/** Jumps by the given way, or to a place in pixels. */
export function jump(to: number | (() => void)) {
  if (typeof to === 'number') scrollTo({ top: to, behavior: 'instant' })
  else to()
  top = scrollY
}

/** Returns to the place where the reader left this entry of the history, once. */
export function returnToPlace() {
  if (wanted !== undefined) jump(wanted)
  wanted = undefined
}

/** The signs before which the history of a fresh page cannot change. */
const signs = ['pointerdown', 'keydown', 'click', 'scroll']

/**
 * Brings the reader back to the place on a page that a step in the history leads to. The browser does it only for whole loads: inside the
 * app it would scroll before the other page stands.
 */
export function keepPlaces() {
  let places: Record<string, number> | undefined
  let path = location.pathname
  let entry: string | undefined
  const enter = () => {
    if (!nameOf()) history.replaceState({ ...history.state, ...newEntry() }, '')
    entry = nameOf()
    path = location.pathname
  }
  const leave = () => {
    if (places && entry) places[entry] = top
  }
  const begin = () => {
    if (places) return
    places = read()
    top = scrollY
    enter()
    history.scrollRestoration = 'manual'
  }
  if (nameOf()) begin()
  else for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true, once: true })
  addEventListener('scroll', () => { top = scrollY }, { passive: true })
  // The app listens to both after this and then shows the other page.
  addEventListener('pushState', () => {
    leave()
    enter()
  })
  addEventListener('popstate', () => {
    leave()
    // A jump inside the page makes an entry without a name, and the browser scrolls by itself.
    const known = nameOf() !== undefined
    const before = path
    enter()
    if (!known) return
    wanted = places?.[entry ?? ''] ?? 0
    if (path === before) returnToPlace()
  })
  addEventListener('pagehide', () => {
    if (!places) return
    leave()
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places))
    } catch {
      // Without storage a reload begins at the top.
    }
  })
  addEventListener('pageshow', () => {
    if (places) history.scrollRestoration = 'manual'
  })
}

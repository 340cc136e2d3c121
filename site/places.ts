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

/** What the page that is being shown has to scroll to. */
let wanted: number | undefined

/** Takes the place to go back to, once. */
export function takePlace(): number | undefined {
  const place = wanted
  wanted = undefined
  return place
}

/**
 * Brings the reader back to the place on a page that a step in the history leads to. The browser does it only for whole loads: inside the
 * app it would scroll before the other page stands.
 */
export function keepPlaces() {
  const places = read()
  let top = scrollY
  let path = location.pathname
  let entry = nameOf()
  const enter = () => {
    if (!nameOf()) history.replaceState({ ...history.state, ...newEntry() }, '')
    entry = nameOf()
    path = location.pathname
  }
  const leave = () => {
    if (entry) places[entry] = top
  }
  enter()
  history.scrollRestoration = 'manual'
  addEventListener('scroll', () => { top = scrollY }, { passive: true })
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
    wanted = places[entry ?? ''] ?? 0
    if (path === before) scrollTo({ top: takePlace()!, behavior: 'instant' })
  })
  addEventListener('pagehide', () => {
    leave()
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places))
    } catch {
      // Without storage a reload begins at the top.
    }
  })
  addEventListener('pageshow', () => { history.scrollRestoration = 'manual' })
}

import { useEffect, useInsertionEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { parseFragment } from '#ui/elements/parseFragment.ts'

/** Key of the history entry that the browser has just added for a fragment. */
let fragmentKey: string | undefined

/**
 * Gives a history entry that the browser added for a fragment its own key. Otherwise, the router would mistake each such entry for the first
 * entry of the visit, and restore the scroll position of that first entry.
 */
function adoptFragment(): void {
  fragmentKey = undefined
  if (history.state !== null) return
  fragmentKey = `fragment-${Math.random().toString(36).slice(2)}`
  history.replaceState({ key: fragmentKey }, '')
}

// This listener is added before the router's, so that the key is set when the router reads it.
if (typeof window !== 'undefined') addEventListener('popstate', adoptFragment)

/** Whether the reader went back or forward. Following the same fragment again adds no history entry, so an unchanged key is no step. */
const isStep = (from: string, to: string): boolean => to !== fragmentKey && to !== from

/** Opens the collapsed content around an element, as the browser does when it follows a fragment itself. */
function expandAround(target: Element): void {
  for (let element = target.parentElement; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) element.open = true
    if (!element.hidden) continue
    element.dispatchEvent(new Event('beforematch'))
    element.removeAttribute('hidden')
  }
}

/** Moves the focus to the page or section that a link opened. After Back and Forward, the browser restores the focus itself. */
export function useFocusOnNavigation(): void {
  const location = useLocation()
  const isPop = useNavigationType() === NavigationType.Pop
  const before = useRef(location)
  // Must run before the router's layout effect, which scrolls. A link to a section of the same page scrolls smoothly. A step through the
  // history does not.
  useInsertionEffect(() => {
    if (before.current === location) return
    const isSmooth = before.current.pathname === location.pathname && !(isPop && isStep(before.current.key, location.key))
    document.documentElement.style.scrollBehavior = isSmooth ? '' : 'auto'
  }, [isPop, location])
  useEffect(() => {
    const { pathname, key } = before.current
    if (before.current === location) return
    before.current = location
    if (isPop && isStep(key, location.key)) return
    const { focus }: { focus?: unknown } = Object(location.state)
    const section = document.getElementById(typeof focus === 'string' ? focus : parseFragment(location.hash))
    const target = section ?? (pathname === location.pathname ? null : document.getElementById('main'))
    if (!target) return
    expandAround(target)
    // Makes the target focusable unless it already is, so that the next Tab continues from here, as after a document load.
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
    // After the router has opened another page, makes the browser follow the fragment again and mark the element as `:target`.
    if (section && location.hash !== '' && pathname !== location.pathname) window.location.replace(location.hash)
  }, [isPop, location])
}

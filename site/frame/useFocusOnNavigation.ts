import { useEffect, useInsertionEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { parseFragment } from '#ui/elements/parseFragment.ts'

/** Moves the focus to the page or section that a link opened. After Back and Forward, the browser restores the focus itself. */
export function useFocusOnNavigation(): void {
  const location = useLocation()
  const isStep = useNavigationType() === NavigationType.Pop
  const before = useRef(location)
  // Must run before the router's layout effect, which scrolls. Only a link to a section of the same page scrolls smoothly.
  useInsertionEffect(() => {
    if (before.current !== location)
      document.documentElement.style.scrollBehavior = isStep || before.current.pathname !== location.pathname ? 'auto' : ''
  }, [isStep, location])
  useEffect(() => {
    const { pathname } = before.current
    if (before.current === location) return
    before.current = location
    if (isStep) return
    const { focus }: { focus?: unknown } = Object(location.state)
    const target =
      document.getElementById(typeof focus === 'string' ? focus : parseFragment(location.hash)) ??
      (pathname === location.pathname ? null : document.getElementById('main'))
    if (!target) return
    // Makes the target focusable unless it already is, so that the next Tab continues from here, as after a document load.
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [isStep, location])
}

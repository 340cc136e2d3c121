import { useEffect, useInsertionEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Moves the focus to the page, or to the section, that a link inside the site led to; after a step in the history it stays with the browser. */
export function useArrival(): void {
  const location = useLocation()
  const isStep = useNavigationType() === NavigationType.Pop
  const before = useRef(location)
  // Before the layout effect in which the router scrolls: only a link to a section of the same page scrolls smoothly.
  useInsertionEffect(() => {
    if (before.current !== location) document.documentElement.style.scrollBehavior = isStep || before.current.pathname !== location.pathname ? 'auto' : ''
  }, [isStep, location])
  useEffect(() => {
    const { pathname } = before.current
    if (before.current === location) return
    before.current = location
    if (isStep) return
    const target = document.getElementById(location.hash.slice(1)) ?? (pathname === location.pathname ? null : document.getElementById('main'))
    if (!target) return
    // As after a document load, the next Tab goes on from here; what takes a focus by itself keeps its place in the order.
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [isStep, location])
}

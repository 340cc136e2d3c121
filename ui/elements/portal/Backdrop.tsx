import { useLayoutEffect, useRef, useState } from 'react'
import * as css from './modal.css.ts'

/** Parts of the page that Radix hides from screen readers while a dialog is open. */
const findHidden = () => [...document.querySelectorAll('[data-aria-hidden="true"][aria-hidden="true"]')]

/**
 * Locks the page while the dialog is visible. React ends only layout effects when it hides the content of a Suspense boundary that waits again,
 * so Radix would keep the page behind an invisible dialog locked. Replaces Radix's overlay, which writes a style element that a strict CSP blocks.
 */
export function Backdrop() {
  const element = useRef<HTMLDivElement>(null)
  const [hasScrollbar] = useState(() => innerWidth > document.documentElement.clientWidth)
  const unhide = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    const backdrop = element.current!
    backdrop.dataset['locks'] = hasScrollbar ? 'scrollbar' : ''
    unhide.current?.()
    unhide.current = undefined
    return () => {
      delete backdrop.dataset['locks']
      queueMicrotask(() => {
        // An ended dialog has left its container.
        if (!backdrop.parentElement?.parentElement || 'locks' in backdrop.dataset) return
        const { pointerEvents } = document.body.style
        const hidden = findHidden()
        document.body.style.pointerEvents = ''
        for (const part of hidden) part.removeAttribute('aria-hidden')
        unhide.current = () => {
          document.body.style.pointerEvents = pointerEvents
          for (const part of hidden) part.setAttribute('aria-hidden', 'true')
        }
      })
    }
  }, [hasScrollbar])
  return <div ref={element} className={css.backdrop} />
}

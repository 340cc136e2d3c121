import { Dialog as Radix } from 'radix-ui'
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react'
import type { ElementProps } from '../attributes.ts'
import { leaveToInputMethod } from '../keys.ts'
import * as css from './modal.css.ts'
import { usePortal } from './usePortal.ts'

const canTakeFocus = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]'

/** Elements of the page that had the focus, the most recent first. Safari does not focus a button that is clicked, so clicks count too. */
let trail: readonly Element[] = []

function remember(event: Event): void {
  const [target] = event.composedPath()
  const element = target instanceof Element ? target.closest(canTakeFocus) : null
  trail = element ? [element, ...trail.filter((each) => each !== element && each.isConnected)] : []
}

if (typeof document !== 'undefined') for (const type of ['focusin', 'click']) document.addEventListener(type, remember, { capture: true })

const stop = (event: SyntheticEvent) => event.stopPropagation()
/** Keeps form events in the dialog, because React bubbles them through the portal to a form around it. */
const keepFormEvents = { onSubmit: stop, onReset: stop, onChange: stop, onInput: stop, onInvalid: stop }

/** Focuses the first element that accepts focus, or the page's `main`. Radix itself only tries the trigger. */
function returnFocus(event: Event, places: readonly (Element | null)[]): void {
  event.preventDefault()
  const { body } = document
  const isLost = () => document.activeElement === null || document.activeElement === body
  for (const place of places) if (isLost() && place instanceof HTMLElement && place !== body) place.focus()
  const main = document.querySelector<HTMLElement>('main, [role="main"]')
  if (!main || !isLost()) return
  if (!main.hasAttribute('tabindex')) {
    main.tabIndex = -1
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
  }
  main.focus({ preventScroll: true })
}

/** Parts of the page that Radix hides from screen readers while a dialog is open. */
const findHidden = () => [...document.querySelectorAll('[data-aria-hidden="true"][aria-hidden="true"]')]

/**
 * Locks the page while the dialog is visible. When React hides a dialog because its Suspense boundary waits again, React cleans up only
 * layout effects, so Radix would keep the page locked. Replaces Radix's overlay, which writes a style element that a strict CSP blocks.
 */
function Backdrop() {
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
        // A closed dialog is no longer in its container.
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

interface ModalLayerProps extends ElementProps<'div'>, Pick<Radix.DialogContentProps, 'onOpenAutoFocus' | 'onInteractOutside'> {
  className: string
  place: RefObject<HTMLElement | null>
  keepsFocus?: () => boolean
  /** Locks the page. @default true */
  isModal?: boolean
  children: ReactNode
}

/** Reads the focus on its first render, before the dialog takes it. */
export function ModalContent({ className, place, keepsFocus, isModal = true, ...rest }: ModalLayerProps) {
  const [before] = useState(() => [document.activeElement, place.current, ...trail])
  return (
    <Radix.Content
      aria-describedby={undefined}
      aria-modal={isModal || undefined}
      onEscapeKeyDown={leaveToInputMethod}
      {...rest}
      className={isModal ? `${css.modal} ${className}` : className}
      onCloseAutoFocus={(event) => {
        if (keepsFocus?.()) event.preventDefault()
        else returnFocus(event, before)
      }}
    />
  )
}

export function ModalLayer(props: ModalLayerProps) {
  const { container, ref } = usePortal(props.place)
  return (
    <Radix.Portal container={container}>
      <div ref={ref} {...keepFormEvents}>
        <Backdrop />
        <ModalContent {...props} />
      </div>
    </Radix.Portal>
  )
}

import { Dialog as Radix } from 'radix-ui'
import { useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react'
import type { ElementProps } from '../attributes.ts'
import { leaveToInputMethod } from '../keys.ts'
import * as css from './modal.css.ts'
import { useSurroundings } from './useSurroundings.ts'

const stop = (event: SyntheticEvent) => event.stopPropagation()
/** Keeps form events in the dialog, because React bubbles them through the portal to a form around it. */
const keepFormEvents = { onSubmit: stop, onReset: stop, onChange: stop, onInput: stop, onInvalid: stop }

/** Focuses the first element that accepts focus, or the page's `main`. Radix itself only tries the trigger. */
function returnFocus(event: Event, ...places: (Element | null | undefined)[]): void {
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

interface ModalLayerProps extends ElementProps<'div'>, Pick<Radix.DialogContentProps, 'onOpenAutoFocus' | 'onInteractOutside'> {
  className: string
  place: RefObject<HTMLElement | null>
  keepsFocus?: () => boolean
  /** Locks the page. @default true */
  isModal?: boolean
  children: ReactNode
}

/** Focused element before the first dialog opened, for a dialog that replaces another one. */
let focusOutside: Element | null = null
const isInDialog = (element: Element | null) => Boolean(element?.closest('[role="dialog"]'))

/** Reads the focus and the scrollbar on its first render, before the dialog locks the page. */
export function ModalContent({ className, place, keepsFocus, isModal = true, ...rest }: ModalLayerProps) {
  const [before] = useState(() => {
    const { activeElement: focus, body, documentElement: root } = document
    // The focus is on the body when the dialog replaces one that is already gone.
    if (focus !== body && !isInDialog(focus)) focusOutside = focus
    return { focus, focusOutside, hasScrollbar: innerWidth > root.clientWidth }
  })
  return (
    <Radix.Content
      aria-describedby={undefined}
      aria-modal={isModal || undefined}
      onEscapeKeyDown={leaveToInputMethod}
      {...rest}
      className={isModal ? `${css.modal} ${className}` : className}
      data-scrollbar={before.hasScrollbar ? '' : undefined}
      onCloseAutoFocus={(event) => {
        if (keepsFocus?.()) event.preventDefault()
        else returnFocus(event, before.focus, place.current, before.focusOutside)
        if (!isInDialog(document.activeElement)) focusOutside = null
      }}
    />
  )
}

export function ModalLayer(props: ModalLayerProps) {
  return (
    <Radix.Portal>
      <div ref={useSurroundings(props.place)} {...keepFormEvents}>
        {/* Replaces Radix's overlay, which writes a style element that a strict CSP blocks. */}
        <div className={css.backdrop} />
        <ModalContent {...props} />
      </div>
    </Radix.Portal>
  )
}

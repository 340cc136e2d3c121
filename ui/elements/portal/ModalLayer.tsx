import { Dialog as Radix } from 'radix-ui'
import { useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react'
import type { ElementProps } from '../attributes.ts'
import { leaveToInputMethod } from '../keys.ts'
import { Backdrop } from './Backdrop.tsx'
import { readFocusTrail } from './focusTrail.ts'
import * as css from './modal.css.ts'
import { usePortal } from './usePortal.ts'

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
  const [before] = useState(() => [document.activeElement, place.current, ...readFocusTrail()])
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

import { Dialog as Radix } from 'radix-ui'
import { useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react'
import type { ElementProps } from '../attributes.ts'
import { leaveToInputMethod } from '../keys.ts'
import * as css from './modal.css.ts'
import { useSurroundings } from './useSurroundings.ts'

const stop = (event: SyntheticEvent) => event.stopPropagation()
/** React's events bubble through a portal, so that a form around the dialog would receive the events of a form in it. */
const keepFormEvents = { onSubmit: stop, onReset: stop, onChange: stop, onInput: stop, onInvalid: stop }

/** Focuses the first place that accepts focus, otherwise the page's `main`. Radix itself only tries the trigger. */
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

interface ModalLayerProps extends ElementProps<'div'> {
  className: string
  place: RefObject<HTMLElement | null>
  keepsFocus?: () => boolean
  children: ReactNode
}

/** Content of an open dialog. Its first render reads the page before the dialog locks it. */
function Content({ className, place, keepsFocus, ...rest }: ModalLayerProps) {
  const [before] = useState(() => ({
    focus: document.activeElement,
    hasScrollbar: innerWidth > document.documentElement.clientWidth,
  }))
  return (
    <Radix.Content
      aria-describedby={undefined}
      aria-modal
      onEscapeKeyDown={leaveToInputMethod}
      {...rest}
      className={`${css.modal} ${className}`}
      data-scrollbar={before.hasScrollbar ? '' : undefined}
      onCloseAutoFocus={(event) => {
        if (keepsFocus?.()) event.preventDefault()
        else returnFocus(event, before.focus, place.current)
      }}
    />
  )
}

export function ModalLayer(props: ModalLayerProps) {
  return (
    <Radix.Portal>
      <div ref={useSurroundings(props.place)} {...keepFormEvents}>
        {/* Not Radix's overlay, which writes a style element that a strict content security policy blocks. */}
        <div className={css.backdrop} />
        <Content {...props} />
      </div>
    </Radix.Portal>
  )
}

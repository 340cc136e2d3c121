import { Dialog as Radix } from 'radix-ui'
import { useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react'
import type { ElementProps } from '../attributes.ts'
import { leaveToInputMethod } from '../keys.ts'
import * as css from './modal.css.ts'
import { returnFocus } from './return-focus.ts'
import { useSurroundings } from './surroundings.ts'

const stop = (event: SyntheticEvent) => event.stopPropagation()
/** React's events pass a portal: a form around the dialog would take those of a form in it for its own. */
const keepFormEvents = { onSubmit: stop, onReset: stop, onChange: stop, onInput: stop, onInvalid: stop }

interface ModalLayerProps extends ElementProps<'div'> {
  className: string
  /** Element that opened it: the layer takes its theme. */
  place: RefObject<HTMLElement | null>
  /** Returns true when the focus is not to be given back. */
  keepsFocus?: () => boolean
  children: ReactNode
}

/** Content of an open dialog; its first render reads the page before it is locked. */
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

/** Content of a Radix dialog at the end of the page, with its backdrop; the page behind does not scroll. */
export function ModalLayer(props: ModalLayerProps) {
  return (
    <Radix.Portal>
      <div ref={useSurroundings(props.place)} {...keepFormEvents}>
        {/* Own backdrop: Radix’s overlay writes a style element, which a strict content security policy refuses. */}
        <div className={css.backdrop} />
        <Content {...props} />
      </div>
    </Radix.Portal>
  )
}

import { Tooltip as Radix } from 'radix-ui'
import { useCallback, useState, type ReactElement, type ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import { times } from '../motion/times.ts'
import { usePortal } from '../portal/usePortal.ts'
import { useTriggerElement } from '../portal/useTriggerElement.ts'
import * as css from './Tooltip.css.ts'
import type { tooltipSides } from './variants.ts'

/** Attributes are passed on to the element. */
export interface TooltipProps extends ElementProps<'button', 'content'> {
  /** A few words, announced as the description of the element. */
  text: ReactNode
  /** Preferred side. `left` and `right` become `top` if neither of them has room. @default 'top' */
  side?: (typeof tooltipSides)[number]
  /** Initial open state. @default false */
  defaultOpen?: boolean
  /** Focusable element, such as a `Button`. */
  children: ReactElement
}

/** Minimum width in rem. Beside an element, a narrower tooltip would have one word per line. */
const leastWidth = 8

function chooseSide(element: Element | null, side: NonNullable<TooltipProps['side']>) {
  if (!element || side === 'top' || side === 'bottom') return side
  const { left, right } = element.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Math.max(left, clientWidth - right) < leastWidth * rem ? 'top' : side
}

/** Moves the `zoom` of the page from the portal to the tooltip, because Radix positions the portal in the pixels of the window. */
function followZoom(portal: HTMLElement) {
  portal.style.zoom = ''
  const zoom = portal.currentCSSZoom ?? 1
  portal.style.zoom = String(1 / zoom)
  portal.style.setProperty(css.zoomName, String(zoom))
}

/** Short description of an element, shown on hover and focus. Put essential text in the page instead. */
export function Tooltip({ text, side = 'top', defaultOpen, children, ref, ...rest }: TooltipProps) {
  const { place, isElement } = useTriggerElement(children, ref, 'Tooltip describes one element that takes the focus, such as a Button')
  const { container, ref: attach } = usePortal(place)
  const [shownSide, setShownSide] = useState(side)
  const portal = useCallback(
    (element: HTMLElement | null) => {
      setShownSide(chooseSide(place.current, side))
      const detach = attach(element)
      if (element) followZoom(element)
      return detach
    },
    [attach, place, side],
  )
  if (!isElement) return children
  return (
    <Radix.Provider delayDuration={times.tooltip}>
      <Radix.Root {...(defaultOpen !== undefined && { defaultOpen })}>
        <Radix.Trigger asChild {...pickAllowedProps(rest)} ref={place}>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <div ref={portal}>
            <Radix.Content className={css.root} side={shownSide} sideOffset={8} collisionPadding={8}>
              {text}
            </Radix.Content>
          </div>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

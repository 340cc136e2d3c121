import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import { useSurroundings } from '../portal/useSurroundings.ts'
import { markTriggerWrapper, useTrigger, WithoutPassed } from '../portal/useTrigger.tsx'
import * as css from './Tooltip.css.ts'
import type { tooltipSides } from './variants.ts'

/** Attributes are set on the tooltip, not on the element that it describes. */
export interface TooltipProps extends ElementProps<'div', 'content'> {
  /** A few words, announced as the description of the element. */
  text: ReactNode
  /** Preferred side. @default 'top' */
  side?: (typeof tooltipSides)[number]
  /** Initial open state. @default false */
  defaultOpen?: boolean
  /** Focusable element, such as a `Button`. */
  children: ReactElement
}

/** Short description of an element, shown on hover and focus. Put essential text in the page instead. */
export function Tooltip({ text, side = 'top', defaultOpen, children, ...rest }: TooltipProps) {
  const { place, attributes, element } = useTrigger(children, 'Tooltip describes one element that takes the focus, such as a Button')
  const surround = useSurroundings(place)
  if (!element) return children
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root {...(defaultOpen !== undefined && { defaultOpen })}>
        <WithoutPassed>
          <Radix.Trigger asChild {...attributes} ref={place}>
            {element}
          </Radix.Trigger>
          <Radix.Portal>
            <div ref={surround}>
              <Radix.Content {...pickAllowedProps(rest)} className={css.root} side={side} sideOffset={8} collisionPadding={8}>
                {text}
              </Radix.Content>
            </div>
          </Radix.Portal>
        </WithoutPassed>
      </Radix.Root>
    </Radix.Provider>
  )
}
markTriggerWrapper(Tooltip)

import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import { usePortal } from '../portal/usePortal.ts'
import { useTriggerElement } from '../portal/useTriggerElement.ts'
import * as css from './Tooltip.css.ts'
import type { tooltipSides } from './variants.ts'

/** Attributes are passed on to the element. */
export interface TooltipProps extends ElementProps<'button', 'content'> {
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
export function Tooltip({ text, side = 'top', defaultOpen, children, ref, ...rest }: TooltipProps) {
  const { place, isElement } = useTriggerElement(children, ref, 'Tooltip describes one element that takes the focus, such as a Button')
  const portal = usePortal(place)
  if (!isElement) return children
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root {...(defaultOpen !== undefined && { defaultOpen })}>
        <Radix.Trigger asChild {...pickAllowedProps(rest)} ref={place}>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={portal.container}>
          <div ref={portal.ref}>
            <Radix.Content className={css.root} side={side} sideOffset={8} collisionPadding={8}>
              {text}
            </Radix.Content>
          </div>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import type { ElementProps } from '../attributes.ts'
import * as css from './Tooltip.css.ts'
import type { tooltipSides } from './variants.ts'

/** Attributes reach the tooltip itself, not what it describes. */
export interface TooltipProps extends ElementProps<'div', 'content'> {
  /** A few words more; a screen reader reads them as the description. */
  text: ReactNode
  /**
   * Where it stands, when there is room.
   * @default 'top'
   */
  side?: (typeof tooltipSides)[number]
  /**
   * It is open at first.
   * @default false
   */
  defaultOpen?: boolean
  /** One element that takes the focus, such as `Button`. */
  children: ReactElement
}

/** A few words on an element, under the pointer and on focus; Escape closes them. What must be read does not belong here. */
export function Tooltip({ text, side = 'top', defaultOpen, children, ...rest }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root {...(defaultOpen !== undefined && { defaultOpen })}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content {...rest} className={css.root} side={side} sideOffset={8} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

import { Tooltip as Radix } from 'radix-ui'
import { isValidElement, useCallback, useRef, type ReactElement, type ReactNode } from 'react'
import { allowed, type ElementProps } from '../attributes.ts'
import { takeSurroundings } from '../portal/surroundings.ts'
import { tell, textIn } from '../tell.ts'
import * as css from './Tooltip.css.ts'
import type { tooltipSides } from './variants.ts'

/** Props of `Tooltip`; attributes reach the tooltip, not the element that it describes. */
export interface TooltipProps extends ElementProps<'div', 'content'> {
  /** Text of a few words, read as the element's description. */
  text: ReactNode
  /**
   * Preferred side.
   * @default 'top'
   */
  side?: (typeof tooltipSides)[number]
  /**
   * Initial open state.
   * @default false
   */
  defaultOpen?: boolean
  /** Focusable element that it describes, such as `Button`. */
  children: ReactElement
}

/**
 * Short description of an element, on hover and focus, in the element's theme and direction; Escape closes it. Put necessary text in the
 * page.
 */
export function Tooltip({ text, side = 'top', defaultOpen, children, ...rest }: TooltipProps) {
  const described = useRef<HTMLButtonElement>(null)
  const surround = useCallback((portal: HTMLElement | null) => takeSurroundings(portal, described.current), [])
  if (!isValidElement(children)) {
    tell(`Tooltip describes an element that takes the focus, not “${textIn(children)}”: give it one as children, such as a Button.`)
    return children
  }
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root {...(defaultOpen !== undefined && { defaultOpen })}>
        <Radix.Trigger asChild ref={described}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <div ref={surround}>
            <Radix.Content {...allowed(rest)} className={css.root} side={side} sideOffset={8} collisionPadding={8}>
              {text}
            </Radix.Content>
          </div>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

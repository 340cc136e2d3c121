import type { ComponentProps, JSX } from 'react'
import { isDevelopment, warnOnce } from './warnOnce.ts'

/** Closed attributes: an own look, and HTML that nobody checked. */
type Closed = 'children' | 'className' | 'style' | 'dangerouslySetInnerHTML'

/**
 * Attributes, event handlers and `ref` that a component passes on to its element. `className` and `style` are closed: a look set from
 * outside breaks with the next version, in the other theme and in forced colors.
 */
export type ElementProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<ComponentProps<Tag>, Closed | Own>

const look = 'the look is the system’s. Change it by the theme'
const remedies: Readonly<Record<string, string>> = {
  className: look,
  style: look,
  dangerouslySetInnerHTML: 'give it children',
  disabled: 'give it disabledReason, which keeps it focusable and says why',
}

/** Attributes for the element of a component, without the closed ones, which code without types may still pass. */
export function pickAllowedProps<Props extends object>(props: Props, ...more: readonly 'disabled'[]): Props {
  const open = { ...props }
  for (const name of ['className', 'style', 'dangerouslySetInnerHTML', ...more]) {
    if (isDevelopment && name in open) warnOnce(`${name} has no effect on a component of the design system: ${remedies[name]}.`)
    Reflect.deleteProperty(open, name)
  }
  return open
}

/**
 * Empties the `style` attribute that Radix writes into the server's HTML, where a strict content security policy refuses it. Nothing needs
 * it: its outline and its animation are not used, and no style reads its sizes.
 */
export const noStyle: Readonly<Record<string, undefined>> = {
  outline: undefined,
  animationDuration: undefined,
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
}

/** Runs the app's handler, then the component's, unless the app's prevented the default. */
export const composeHandlers =
  <Event extends { defaultPrevented: boolean }>(theirs: ((event: Event) => void) | undefined, own: (event: Event) => void) =>
  (event: Event): void => {
    theirs?.(event)
    if (!event.defaultPrevented) own(event)
  }

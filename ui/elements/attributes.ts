import type { ComponentProps, JSX } from 'react'
import { isDevelopment, warnOnce } from './warnOnce.ts'

type Closed = 'children' | 'className' | 'style' | 'dangerouslySetInnerHTML'

/**
 * Attributes of an element. Omits `dangerouslySetInnerHTML`, and `children`, which a component declares itself. Also omits `className` and
 * `style`, because an update of the component could break an app's own styles.
 */
export type ElementProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<ComponentProps<Tag>, Closed | Own>

const look = 'Change its look with the theme'
const remedies: Readonly<Record<string, string>> = {
  className: look,
  style: look,
  dangerouslySetInnerHTML: 'Use children',
  disabled: 'Use disabledReason, which keeps the control focusable and gives the reason',
}

/**
 * Drops `className`, `style`, `dangerouslySetInnerHTML` and the props named in `more`, which untyped code may still pass. In development, warns
 * about each of them.
 */
export function pickAllowedProps<Props extends object>(props: Props, ...more: readonly 'disabled'[]): Props {
  const open = { ...props }
  for (const name of ['className', 'style', 'dangerouslySetInnerHTML', ...more]) {
    if (isDevelopment && name in open) warnOnce(`${name} has no effect on a component of the design system. ${remedies[name]}.`)
    Reflect.deleteProperty(open, name)
  }
  return open
}

/** Removes Radix's `style` attribute from the server's HTML, where a strict CSP blocks it. */
export const noStyle: Readonly<Record<string, undefined>> = {
  outline: undefined,
  animationDuration: undefined,
}

export const composeHandlers =
  <Event extends { defaultPrevented: boolean }>(theirs: ((event: Event) => void) | undefined, own: (event: Event) => void) =>
  (event: Event): void => {
    theirs?.(event)
    if (!event.defaultPrevented) own(event)
  }

import type { ComponentProps, JSX } from 'react'

/** Closed attributes: an own look, and HTML that nobody checked. */
type Closed = 'children' | 'className' | 'style' | 'dangerouslySetInnerHTML'

/**
 * Attributes, event handlers and `ref` that a component passes on to its element. `className` and `style` are closed: a look set from
 * outside breaks with the next version, in the other theme and in forced colors.
 */
export type ElementProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<ComponentProps<Tag>, Closed | Own>

/** Runs the app's handler, then the component's, unless the app's prevented the default. */
export const composeHandlers =
  <Event extends { defaultPrevented: boolean }>(theirs: ((event: Event) => void) | undefined, own: (event: Event) => void) =>
  (event: Event): void => {
    theirs?.(event)
    if (!event.defaultPrevented) own(event)
  }

import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './FieldGroup.css.ts'

export interface FieldGroupProps extends ElementProps<'fieldset'> {
  /** Heading of level 2, and accessible name. */
  title: string
  /** Fields, in two columns on wide screens. Radio groups, checkboxes and `wide` fields span both. */
  children: ReactNode
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

/** A form that a script checks has `aria-required` instead of `required`. */
const isRequired = (control: Control): boolean =>
  control.required ||
  (control.type === 'radio' ? control.closest('[role="radiogroup"]') : control)?.getAttribute('aria-required') === 'true'

const isGiven = (control: Control): boolean =>
  control.validity.valid &&
  (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type) ? control.checked : control.value !== '')

/** Returns a share from 0 to 1. Radio buttons with the same name count as one answer. */
function measureShare(group: HTMLFieldSetElement): number {
  const given = new Map<string, boolean>()
  for (const control of group.elements)
    if (isControl(control) && isRequired(control)) given.set(control.name, given.get(control.name) === true || isGiven(control))
  return given.size === 0 ? 1 : [...given.values()].filter(Boolean).length / given.size
}

/** Group of fields. A ring on the form's line shows the state of the group. */
export function FieldGroup({ title, children, ...rest }: FieldGroupProps) {
  const line = useRef<HTMLSpanElement>(null)
  const titleId = useId()
  // A layout effect, so that the group is marked before the fields lose `required`.
  useLayoutEffect(() => {
    const group = line.current!.parentElement!.querySelector('fieldset')!
    const { form } = group
    if (!form) return
    const draw = () => {
      const share = measureShare(group)
      group.toggleAttribute(css.unanswered, share < 1)
      line.current?.style.setProperty(css.shareName, String(share))
    }
    // Waits until a reset has emptied the fields.
    const drawLater = () => requestAnimationFrame(draw)
    const events = ['input', 'focusin', 'reset'] as const
    draw()
    for (const name of events) form.addEventListener(name, drawLater)
    return () => {
      for (const name of events) form.removeEventListener(name, drawLater)
    }
  }, [])
  return (
    <div className={css.root}>
      <span className={css.trackIn} />
      <span className={css.drawnIn} />
      <span className={css.trackOut} />
      <span className={css.drawnOut} ref={line} />
      <span className={css.station} />
      {/* A heading in a legend would be read twice. */}
      <fieldset aria-labelledby={titleId} {...pickAllowedProps(rest)}>
        <h2 className={css.title} id={titleId}>
          {title}
        </h2>
        <div className={css.fields}>{children}</div>
      </fieldset>
    </div>
  )
}

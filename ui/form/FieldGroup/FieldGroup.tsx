import { useEffect, useRef, type ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './FieldGroup.css.ts'

export interface FieldGroupProps extends ElementProps<'fieldset'> {
  /** Heading of level 2, and accessible name. */
  title: string
  /** Fields, in two columns on wide screens. Radio groups, checkboxes and `wide` fields span both. */
  children: ReactNode
}

/** Returns a share from 0 to 1. Radio buttons with the same name count as one answer. */
function measureShare(group: HTMLFieldSetElement): number {
  const given = new Map<string, boolean>()
  for (const control of group.elements) {
    if (
      (control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) &&
      control.required
    )
      given.set(control.name, control.validity.valid)
  }
  return given.size === 0 ? 1 : [...given.values()].filter(Boolean).length / given.size
}

/** Group of fields with a ring on the form's line that shows its state. */
export function FieldGroup({ title, children, ...rest }: FieldGroupProps) {
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const group = line.current!.parentElement!.querySelector('fieldset')!
    const { form } = group
    if (!form) return
    const draw = () => line.current?.style.setProperty(css.shareName, String(measureShare(group)))
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
      <fieldset {...pickAllowedProps(rest)}>
        <legend className={css.legend}>
          <h2 className={css.title}>{title}</h2>
        </legend>
        <div className={css.fields}>{children}</div>
      </fieldset>
    </div>
  )
}

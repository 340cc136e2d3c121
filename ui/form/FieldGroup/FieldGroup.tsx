import { useEffect, useRef, type ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './FieldGroup.css.ts'
import { shareOfAnswers } from './share-of-answers.ts'

export interface FieldGroupProps extends ElementProps<'fieldset'> {
  /** Title: a heading of level 2, and the name of the group. */
  title: string
  /** Fields in two columns on wide screens; radio groups, checkboxes and `wide` fields span both. */
  children: ReactNode
}

/**
 * Group of fields with its station on the form's line: by the browser's own validation, without scripts, the station shows reached, complete
 * and wrong. A script lets the line go on by the share of the answers.
 */
export function FieldGroup({ title, children, ...rest }: FieldGroupProps) {
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const group = line.current!.parentElement!.querySelector('fieldset')!
    const { form } = group
    if (!form) return
    const draw = () => line.current?.style.setProperty(css.shareName, String(shareOfAnswers(group)))
    // After a reset: then the fields are empty.
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

import type { ReactNode } from 'react'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { StepMarker } from '../../elements/StepMarker/StepMarker.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './FieldGroup.css.ts'

export interface FieldGroupProps extends ElementProps<'fieldset'> {
  /** What the fields are about: a heading of the page's second level, and the name of the group. */
  title: string
  /** The fields: two columns on wide screens; radio groups, checkboxes and `wide` fields span both. */
  children: ReactNode
}

/**
 * A stretch of the form on the line. By the browser's own check, without a script, its marker turns to the accent when the line arrives,
 * has a dot when it is begun, and is filled, with the line beside it, when every field inside is valid.
 */
export function FieldGroup({ title, children, ...rest }: FieldGroupProps) {
  return (
    <div className={css.root}>
      <span className={css.track} />
      <span className={css.drawn} />
      <span className={css.marker} aria-hidden="true">
        <span className={css.ahead}>
          <StepMarker state="upcoming" />
        </span>
        <span className={css.reached}>
          <StepMarker />
        </span>
        <span className={css.current}>
          <StepMarker state="current" />
        </span>
        <span className={css.done}>
          <StepMarker state="completed" />
        </span>
      </span>
      <fieldset {...rest}>
        <legend className={css.legend}>
          <Heading level={2} size="title">
            {title}
          </Heading>
        </legend>
        <div className={css.fields}>{children}</div>
      </fieldset>
    </div>
  )
}

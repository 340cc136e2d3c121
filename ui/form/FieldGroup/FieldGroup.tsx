import type { ReactNode } from 'react'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { StepMarker } from '../../elements/StepMarker/StepMarker.tsx'
import { allowed, type ElementProps } from '../../elements/attributes.ts'
import * as css from './FieldGroup.css.ts'

export interface FieldGroupProps extends ElementProps<'fieldset'> {
  /** Title: a heading of level 2, and the name of the group. */
  title: string
  /** Fields in two columns on wide screens; radio groups, checkboxes and `wide` fields span both. */
  children: ReactNode
}

/**
 * Group of fields with a marker on the form's line: by the browser's own validation, without scripts, the marker shows reached, begun and
 * complete.
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
      <fieldset {...allowed(rest)}>
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

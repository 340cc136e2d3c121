import type { ReactNode } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './Callout.css.ts'

/** Tones of a callout: note, pitfall, possible loss, verified fact. */
export const calloutTones = ['info', 'warning', 'danger', 'verified'] as const

export interface CalloutProps extends ElementProps<'div'> {
  /** Meaning of the callout. @default 'info' */
  tone?: (typeof calloutTones)[number]
  /** Name of the tone, for screen readers. */
  kind?: string
  /** Main point, in bold. */
  title: string
  /** Text below the title. */
  children?: ReactNode
}

const marks = { info: 'info', warning: 'warning', danger: 'octagon', verified: 'check' } as const

/** Note or warning in the text. */
export function Callout({ tone = 'info', kind, title, children, ...rest }: CalloutProps) {
  return (
    <div role="note" aria-label={title} {...pickAllowedProps(rest)} className={css.root} data-tone={tone}>
      <span className={css.mark}>
        <Icon name={marks[tone]} />
      </span>
      <div className={css.text}>
        {kind && <VisuallyHidden>{kind}: </VisuallyHidden>}
        <strong className={css.title}>{title}</strong> {children}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { HydrateOnIntent } from '../../elements/hydration/HydrateOnIntent.tsx'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { allowed, type ElementProps } from '../../elements/attributes.ts'
import { FieldIds, type FieldIdsProps } from '../../elements/Field/FieldIds.tsx'
import * as css from './FormLayout.css.ts'

export interface FormLayoutProps extends ElementProps<'div'> {
  /** Title: heading of level 1. */
  title: string
  /** Sentence below the title. */
  lead: string
  /** Result of a submission, between title and fields: a `StatusMessage` or an `ErrorSummary`. */
  notice?: ReactNode
  /** Introduction before the fields: a `FactList`. */
  intro?: ReactNode
  /**
   * Prefix of the fields' ids.
   * @default one that no other form of the page has
   */
  idPrefix?: FieldIdsProps['prefix']
  /** Content beside the form on wide screens, where it is sticky; below it on narrow ones. */
  aside: ReactNode
  /** Form: its `FieldGroup`s, then a `SubmitBar`. */
  children: ReactNode
}

/** Page of a form: title and groups on the line, reasons beside them. */
export function FormLayout({ title, lead, notice, intro, idPrefix, aside, children, ...rest }: FormLayoutProps) {
  return (
    <div {...allowed(rest)} className={css.page}>
      <div className={css.rail}>
        <div className={css.hero}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        </div>
        <div className={css.body}>
          <FieldIds prefix={idPrefix}>
            {notice}
            {intro && <div className={css.intro}>{intro}</div>}
            {children}
          </FieldIds>
        </div>
        <aside className={css.aside}>
          <div className={css.pinned}>
            <HydrateOnIntent>{aside}</HydrateOnIntent>
          </div>
        </aside>
      </div>
    </div>
  )
}

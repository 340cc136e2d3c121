import type { ReactNode } from 'react'
import { HydrateOnIntent } from '../../elements/hydration/HydrateOnIntent.tsx'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import { FieldIds, type FieldIdsProps } from '../../elements/Field/FieldIds.tsx'
import * as css from './FormLayout.css.ts'

export interface FormLayoutProps extends ElementProps<'div'> {
  /** What the form is for: the page's first heading. */
  title: string
  /** One sentence below it. */
  lead: string
  /** What became of the form, between the title and the fields: a `StatusMessage` or an `ErrorSummary`. */
  notice?: ReactNode
  /** Whom the form is for, before the fields: a `FactList`. */
  intro?: ReactNode
  /**
   * What the ids of the fields begin with.
   * @default one that no other form of the page has
   */
  idPrefix?: FieldIdsProps['prefix']
  /** Stands beside the form on wide screens and stays in sight; below it on narrow ones. */
  aside: ReactNode
  /** The form: its `FieldGroup`s one after the other, then a `SubmitBar`. */
  children: ReactNode
}

/** The page of a form: the title and the groups on the line, the reasons beside them. */
export function FormLayout({ title, lead, notice, intro, idPrefix, aside, children, ...rest }: FormLayoutProps) {
  return (
    <div {...rest} className={css.page}>
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

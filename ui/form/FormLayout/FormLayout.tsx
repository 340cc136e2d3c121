import type { ReactNode } from 'react'
import { Part } from '../../elements/Part/Part.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { FieldIds, type FieldIdsProps } from '../../elements/Field/FieldIds.tsx'
import { traveled } from '../FieldGroup/line.css.ts'
import * as css from './FormLayout.css.ts'

export interface FormLayoutProps extends ElementProps<'div'> {
  /** Heading of level 1. */
  title: string
  /** Sentence below the title. */
  lead?: string
  /** Note beside the lead, such as a link to another form. */
  note?: ReactNode
  /** `StatusMessage` or `ErrorSummary` above the fields. */
  notice?: ReactNode
  /** Prefix of the field ids. @default the prefix of the `FieldIds` around the layout, or one that is unique on the page */
  idPrefix?: FieldIdsProps['prefix']
  /** Content beside the submit bar, or below it on narrow screens. */
  aside?: ReactNode
  /** `FormStrip` at the bottom of a narrow window. */
  strip?: ReactNode
  /** A `Form` with `FieldGroup`s, a `FormStage` between them and a `SubmitBar`, or a `Receipt` with a `FormStage`. */
  children: ReactNode
}

/** Form page with the fields along the progress line and a live preview of the answers in a dark column. */
export function FormLayout({ title, lead, note, notice, idPrefix, aside, strip, children, ...rest }: FormLayoutProps) {
  return (
    <div {...pickAllowedProps(rest)} className={css.root}>
      <div className={css.hero}>
        <div className={css.head}>
          <span className={traveled} />
          <h1 className={css.title}>{title}</h1>
          {lead && <p className={css.lead}>{lead}</p>}
          {note && <p className={css.note}>{note}</p>}
        </div>
      </div>
      <div className={css.work}>
        <FieldIds prefix={idPrefix}>
          {notice && (
            <div className={css.notice}>
              <span className={traveled} />
              {notice}
            </div>
          )}
          {children}
        </FieldIds>
        {aside && (
          <div className={css.aside} data-band="ink">
            <span className={css.onward} />
            <div className={css.inner}>
              <Part>{aside}</Part>
            </div>
          </div>
        )}
      </div>
      {strip}
    </div>
  )
}

import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import * as css from './PageMeta.css.ts'

export interface PageMetaProps extends ElementProps<'div'> {
  /** Last change, such as “Last updated 14 January 2026”. @default none */
  updated?: string | undefined
  /** Link to the source of the page. @default none */
  edit?: { href: string; label: string } | undefined
  /** Question with a link to report a mistake. @default none */
  report?: { question: string; href: string; label: string } | undefined
}

/** Last change of a page, and links to report a mistake and to edit the page. */
export function PageMeta({ updated, edit, report, ...rest }: PageMetaProps) {
  return (
    <div {...pickAllowedProps(rest)} className={css.root}>
      {updated && <p>{updated}</p>}
      {report && (
        <p>
          {report.question}{' '}
          <a className={css.report} href={report.href}>
            {report.label}
          </a>
        </p>
      )}
      {edit && (
        <a className={css.edit} href={edit.href} target="_blank" rel="noreferrer">
          {edit.label} <Icon name="arrow-up-right" />
        </a>
      )}
    </div>
  )
}

import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import * as css from './PageMeta.css.ts'

export interface PageMetaProps extends ElementProps<'div'> {
  /** Last change, such as “Last updated 14 January 2026”. @default none */
  updated?: string | undefined
  /** Link to the source of the page. @default none */
  edit?: { href: string; label: string } | undefined
}

/** Last change of a page and a link to edit it. */
export function PageMeta({ updated, edit, ...rest }: PageMetaProps) {
  return (
    <div {...pickAllowedProps(rest)} className={css.root}>
      {updated && <p>{updated}</p>}
      {edit && (
        <a className={css.edit} href={edit.href} target="_blank" rel="noreferrer">
          {edit.label} <Icon name="arrow-up-right" />
        </a>
      )}
    </div>
  )
}

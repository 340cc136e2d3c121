import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './PageHeader.css.ts'

export interface PageHeaderProps extends ElementProps<'h1'> {
  /** Title of the page, its h1. */
  title: string
  /** Purpose of the page. */
  lead?: string
  /** Larger title, for the home page of the documentation. @default false */
  large?: boolean
}

/** Header of a documentation page. */
export function PageHeader({ title, lead, large = false, ...rest }: PageHeaderProps) {
  return (
    <div className={css.root}>
      <h1 tabIndex={-1} {...pickAllowedProps(rest)} className={css.title} data-large={large || undefined}>
        {title}
      </h1>
      {lead && <p className={css.lead}>{lead}</p>}
    </div>
  )
}

import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './PageHeader.css.ts'

export interface PageHeaderProps extends ElementProps<'h1'> {
  title: string
  /** One or two sentences that say what the page is good for. */
  lead?: string
}

/** The head of a page of documentation. */
export function PageHeader({ title, lead, ...rest }: PageHeaderProps) {
  return (
    <div className={css.root}>
      <h1 tabIndex={-1} {...rest} className={css.title}>
        {title}
      </h1>
      {lead && <p className={css.lead}>{lead}</p>}
    </div>
  )
}

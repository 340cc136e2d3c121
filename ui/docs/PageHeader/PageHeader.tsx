import * as css from './PageHeader.css.ts'

/** The props of `PageHeader`. */
export interface PageHeaderProps {
  title: string
  /** One or two sentences that say what the page is good for. */
  lead?: string
  /** Names the title for links and `aria-labelledby`. */
  id?: string
}

/** The head of a page of documentation. */
export function PageHeader({ title, lead, id }: PageHeaderProps) {
  return (
    <div className={css.root}>
      <h1 className={css.title} id={id} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={css.lead}>{lead}</p>}
    </div>
  )
}

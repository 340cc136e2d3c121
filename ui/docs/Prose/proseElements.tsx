import type { ReactNode } from 'react'
import { Link } from '../../elements/Link/Link.tsx'
import { InlineCode } from './InlineCode.tsx'
import * as css from './Prose.css.ts'
import { ProseTable } from './ProseTable.tsx'

interface Children {
  children?: ReactNode
}

/** Components for Markdown elements, except headings and code blocks, which need texts from the site. */
export const proseElements = {
  p: ({ children }: Children) => <p className={css.paragraph}>{children}</p>,
  a: ({ href = '', children }: Children & { href?: string }) => <Link href={href}>{children}</Link>,
  strong: ({ children }: Children) => <strong className={css.strong}>{children}</strong>,
  code: InlineCode,
  ul: ({ children }: Children) => <ul className={css.list}>{children}</ul>,
  ol: ({ children, start }: Children & { start?: number }) => (
    <ol className={css.numbered} start={start}>
      {children}
    </ol>
  ),
  li: ({ children }: Children) => <li className={css.item}>{children}</li>,
  blockquote: ({ children }: Children) => <blockquote className={css.quote}>{children}</blockquote>,
  hr: () => <hr className={css.rule} />,
  table: ProseTable,
  th: ({ children }: Children) => (
    <th className={css.head} scope="col">
      {children}
    </th>
  ),
  td: ({ children }: Children) => <td>{children}</td>,
}

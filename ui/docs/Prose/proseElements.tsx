import type { ReactNode } from 'react'
import { Link } from '../../elements/Link/Link.tsx'
import { Static } from '../../elements/Part/Static.tsx'
import { InlineCode } from './InlineCode.tsx'
import * as css from './Prose.css.ts'
import { ProseTable } from './ProseTable.tsx'

interface Children {
  children?: ReactNode
}

/** Components for Markdown elements, except headings and code blocks, which need texts from the site. */
export const proseElements = {
  p: ({ children }: Children) => (
    <Static as="p" className={css.paragraph}>
      {children}
    </Static>
  ),
  a: ({ href = '', children }: Children & { href?: string }) => <Link href={href}>{children}</Link>,
  strong: ({ children }: Children) => <strong className={css.strong}>{children}</strong>,
  code: InlineCode,
  ul: ({ children }: Children) => (
    <Static as="ul" className={css.list}>
      {children}
    </Static>
  ),
  ol: ({ children, start }: Children & { start?: number }) => (
    <Static as="ol" className={css.numbered} start={start}>
      {children}
    </Static>
  ),
  li: ({ children }: Children) => <li className={css.item}>{children}</li>,
  blockquote: ({ children }: Children) => (
    <Static as="blockquote" className={css.quote}>
      {children}
    </Static>
  ),
  hr: () => <hr className={css.rule} />,
  table: ProseTable,
  th: ({ children }: Children) => (
    <th className={css.head} scope="col">
      {children}
    </th>
  ),
  td: ({ children }: Children) => <td>{children}</td>,
}

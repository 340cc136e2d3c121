import { createElement, isValidElement, type ReactNode } from 'react'
import { Link } from '../../elements/Link/Link.tsx'
import { Static } from '../../elements/Part/Static.tsx'
import { BreakableName, Whole } from '../FieldTable/BreakableName.tsx'
import * as css from './Prose.css.ts'
import { ProseTable } from './ProseTable.tsx'

interface Children {
  children?: ReactNode
}

const Paragraph = ({ children }: Children) => (
  <Static as="p" className={css.paragraph}>
    {children}
  </Static>
)
const TextLink = ({ href = '', children }: Children & { href?: string }) => <Link href={href}>{children}</Link>
const Strong = ({ children }: Children) => <strong className={css.strong}>{children}</strong>
const Item = ({ children }: Children) => <li className={css.item}>{children}</li>

/** Maximum length of code that stays on one line in a table. */
const short = 16
/** Matches words that have a hyphen or can be longer than a line on a phone. */
const special = /(\S{21,}|\S*-\S*)/

const breakCode = (code: string) =>
  code.split(special).map((part, at) => (/\S{21,}/.test(part) ? <BreakableName key={at} name={part} /> : <Whole key={at} text={part} />))

function InlineCode({ children }: Children) {
  return (
    <code className={css.code} translate="no" data-short={(typeof children === 'string' && children.length <= short) || undefined}>
      {typeof children === 'string' ? breakCode(children) : children}
    </code>
  )
}

/** Elements whose own markup has no behavior. */
const textElements: readonly unknown[] = ['a', 'br', 'del', 'em', 'li', 'p', Item, Paragraph, TextLink, Strong, InlineCode]

/** Returns false for an unknown component, because it may react to the visitor. */
const isText = (node: ReactNode): boolean => {
  if (Array.isArray(node)) return node.every((child: ReactNode) => isText(child))
  if (!isValidElement<Children>(node)) return true
  return textElements.includes(node.type) && isText(node.props.children)
}

interface BlockProps extends Children {
  as: 'blockquote' | 'ol' | 'ul'
  className: string
  start?: number | undefined
}

/** Renders an element as `Static` if it contains only text and `textElements`. React hydrates other elements, such as a list with a code block. */
const Block = ({ as, ...props }: BlockProps) => (isText(props.children) ? <Static as={as} {...props} /> : createElement(as, props))

/** Components for Markdown elements, except headings and code blocks, which need texts from the site. */
export const proseElements = {
  p: Paragraph,
  a: TextLink,
  strong: Strong,
  code: InlineCode,
  ul: ({ children }: Children) => (
    <Block as="ul" className={css.list}>
      {children}
    </Block>
  ),
  ol: ({ children, start }: Children & { start?: number }) => (
    <Block as="ol" className={css.numbered} start={start}>
      {children}
    </Block>
  ),
  li: Item,
  blockquote: ({ children }: Children) => (
    <Block as="blockquote" className={css.quote}>
      {children}
    </Block>
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

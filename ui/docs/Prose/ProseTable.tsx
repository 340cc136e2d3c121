import { Children, isValidElement, useId, useRef, type ReactNode } from 'react'
import { Static } from '../../elements/Part/Static.tsx'
import { useOverflow } from '../../elements/scroller/useOverflow.ts'
import * as css from './Prose.css.ts'

interface Parts {
  children?: ReactNode
}

export interface ProseTableProps {
  /** Caption. Without it, the column headers name the scrolling box. */
  caption?: string
  /** `thead` and `tbody`. */
  children?: ReactNode
}

const getParts = (node: ReactNode) =>
  Children.toArray(isValidElement<Parts>(node) ? node.props.children : node).filter((part) => isValidElement<Parts>(part))

const getText = (node: ReactNode): string =>
  Children.toArray(node)
    .map((part) => (isValidElement<Parts>(part) ? getText(part.props.children) : typeof part === 'string' ? part : ''))
    .join('')

export function ProseTable({ caption, children }: ProseTableProps) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const scrolls = useOverflow(ref)
  const [head, body] = getParts(<>{children}</>)
  const heads = getParts(getParts(head)[0])
  const names = heads.map(getText)
  return (
    <div
      className={css.scroller}
      ref={ref}
      {...(scrolls ? { tabIndex: 0, role: 'group', ...(caption ? { 'aria-labelledby': id } : { 'aria-label': names.join(', ') }) } : {})}
    >
      <Static as="table" className={css.table}>
        {caption && (
          <caption className={css.caption} id={id}>
            {caption}
          </caption>
        )}
        <thead className={css.heads}>
          <tr>{heads}</tr>
        </thead>
        <tbody className={css.body}>
          {getParts(body).map((row) => (
            <tr key={row.key} className={css.row}>
              {getParts(row).map((cell, at) => (
                // On a phone, cells show the name of their column. The first cell is a title, and a single cell after it needs no name.
                <td key={cell.key} className={css.cell} data-label={at > 0 && names.length > 2 ? names[at] : undefined}>
                  <div>{cell.props.children}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Static>
    </div>
  )
}

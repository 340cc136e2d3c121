import { useEffect, useRef, useState, type ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { Chevron } from '../../elements/Disclosure/Chevron.tsx'
import { FieldList, flattenRows, type FieldTableRow } from './FieldList.tsx'
import { matchesMedia } from '../../elements/media.ts'
import * as css from './FieldTable.css.ts'

export type { FieldTableRow } from './FieldList.tsx'

export interface FieldTableTexts {
  required: string
  fields: (count: number) => string
  count: (count: number, required: number) => string
  expand: string
  collapse: string
  /** Meaning of the asterisk. */
  assumed: string
}

export interface FieldTableProps extends ElementProps<'div', 'title'> {
  /** Name of the object, such as “Body”. */
  title: string
  /** Heading in place of the title. @default none */
  heading?: ReactNode
  /** The heading already contains the title. @default false */
  named?: boolean
  /** Starts collapsed on narrow screens. @default false */
  collapsed?: boolean
  /** Labels of the table. */
  texts: FieldTableTexts
  /** Fields in reading order. */
  rows: readonly FieldTableRow[]
}

/** Fields of an object. Nested objects can be collapsed, and find in page opens them. */
export function FieldTable({ title, heading, named = false, collapsed = false, texts, rows, ...rest }: FieldTableProps) {
  const box = useRef<HTMLDivElement>(null)
  // Nothing moves when this opens the first level, because CSS already shows that level on wide screens (`media.tabular`).
  useEffect(() => {
    for (const details of box.current?.querySelectorAll<HTMLDetailsElement>('details[data-first]') ?? []) {
      if (matchesMedia('(min-width: 40em)')) details.open = true
      delete details.dataset['first']
    }
  }, [])
  const [isOpen, setOpen] = useState(false)
  const all = flattenRows(rows)
  const toggle = () => {
    for (const details of box.current?.querySelectorAll('details') ?? []) details.open = !isOpen || details.parentElement === box.current
    setOpen(!isOpen)
  }
  const count = (
    <span className={css.count}>
      {heading !== undefined && !named && <span className={css.kind}>{title}</span>}{' '}
      <bdi>{texts.count(all.length, all.filter(({ required }) => required).length)}</bdi>
    </span>
  )
  const name = heading === undefined && <span className={css.title}>{title}</span>
  const expand = all.some(({ fields }) => fields) && (
    <button className={css.expand} type="button" onClick={toggle}>
      {isOpen ? texts.collapse : texts.expand}
    </button>
  )
  const list = <FieldList rows={rows} texts={texts} />
  return (
    <div role="group" aria-label={title} {...pickAllowedProps(rest)} className={css.root}>
      {collapsed ? (
        <>
          {heading}
          <div ref={box} className={css.collapsible}>
            {expand}
            <details className={css.details} data-first>
              <summary className={css.collapsibleHead}>
                {name}
                {count}
                <span className={css.mark}>
                  <Chevron />
                </span>
              </summary>
              {list}
            </details>
          </div>
        </>
      ) : (
        <>
          <div className={css.head}>
            {heading ?? name}
            {count}
            {expand}
          </div>
          <div ref={box}>{list}</div>
        </>
      )}
    </div>
  )
}

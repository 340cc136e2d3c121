import { useRef, useState, type ReactNode } from 'react'
import { allowed, type ElementProps } from '../../elements/attributes.ts'
import { FieldList } from './FieldList.tsx'
import { rowsIn, type FieldTableRow } from './rows.ts'
import { useFolds } from './useFolds.ts'
import * as css from './FieldTable.css.ts'

export type { FieldTableRow } from './rows.ts'

export interface FieldTableTexts {
  /** Mark of a required field. */
  required: string
  /** Number of an object's fields. */
  fields: (count: number) => string
  /** Number of all fields, and of the required ones. */
  count: (count: number, required: number) => string
  /** Label of the button that opens every object. */
  expand: string
  /** Label of the button that closes them. */
  collapse: string
  /** Note on the fields with an asterisk. */
  assumed: string
}

export interface FieldTableProps extends ElementProps<'div', 'title'> {
  /** Name: the object of the fields, such as “Body”. */
  title: string
  /** Heading of the page in the place of the visible title. */
  heading?: ReactNode
  texts: FieldTableTexts
  rows: readonly FieldTableRow[]
}

/** Fields of an object. Nested objects fold; the browser's find opens them. */
export function FieldTable({ title, heading, texts, rows, ...rest }: FieldTableProps) {
  const list = useRef<HTMLDivElement>(null)
  useFolds(list)
  const [isOpen, setOpen] = useState(false)
  const all = rowsIn(rows)
  const folds = all.some(({ fields }) => fields)
  const toggle = () => {
    for (const fold of list.current?.querySelectorAll('details') ?? []) fold.open = !isOpen
    setOpen(!isOpen)
  }
  return (
    <div role="group" aria-label={title} {...allowed(rest)} className={css.root}>
      <div className={css.head}>
        {heading ?? <p className={css.title}>{title}</p>}
        <span className={css.count}>
          {heading !== undefined && <span className={css.kind}>{title}</span>}{' '}
          {texts.count(all.length, all.filter(({ required }) => required).length)}
        </span>
        {folds && (
          <button className={css.expand} type="button" onClick={toggle}>
            {isOpen ? texts.collapse : texts.expand}
          </button>
        )}
      </div>
      <div ref={list}>
        <FieldList rows={rows} texts={texts} />
      </div>
      {all.some(({ assumed }) => assumed) && <p className={css.footnote}>* {texts.assumed}</p>}
    </div>
  )
}

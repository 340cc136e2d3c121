import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { allowed, type ElementProps } from '../../elements/attributes.ts'
import { BreakableName, BreakableText } from './BreakableName.tsx'
import * as css from './FieldTable.css.ts'

/** Field of an object. */
export interface FieldTableRow {
  /** Name, after the names of the objects around it and dots. */
  name: string
  /** Type, such as `string`. */
  type: string
  /** Required: the call fails without it. @default false */
  required?: boolean
  meaning: ReactNode
  /** Limits of a value, such as `1 to 50`. */
  constraints?: ReactNode
}

export interface FieldTableProps extends ElementProps<'table'> {
  /** Accessible name: the object of the fields. */
  caption: string
  /** Heads of the columns, and the mark of a required field. */
  texts: { name: string; type: string; meaning: string; required: string }
  rows: readonly FieldTableRow[]
}

/** Table of an object's fields; on a narrow screen each becomes a short list. */
export function FieldTable({ caption, texts, rows, ...rest }: FieldTableProps) {
  return (
    <table {...allowed(rest)} className={css.root}>
      <caption className={css.caption}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={css.head}>
        <tr>
          {(['name', 'type', 'meaning'] as const).map((column) => (
            <th key={column} className={css.column} scope="col">
              {texts[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {rows.map(({ name, type, required, meaning, constraints }) => (
          <tr key={name} className={css.row}>
            <th className={css.name} scope="row">
              <code className={css.code} translate="no">
                <BreakableName name={name} />
              </code>
              {required && (
                <>
                  {' '}
                  <span className={css.required}>{texts.required}</span>
                </>
              )}
            </th>
            <td className={css.type}>{type}</td>
            <td className={css.meaning}>
              {meaning}
              {constraints && (
                <div className={css.constraints}>
                  {typeof constraints === 'string' ? <BreakableText text={constraints} /> : constraints}
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

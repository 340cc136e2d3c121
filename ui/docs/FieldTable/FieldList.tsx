import { Fragment, type ReactNode } from 'react'
import { Chevron } from '../../elements/Disclosure/Chevron.tsx'
import { Static } from '../../elements/Part/Static.tsx'
import { BreakableName, BreakableText } from './BreakableName.tsx'
import * as css from './FieldTable.css.ts'

/** Field of an object. */
export interface FieldTableRow {
  name: string
  type: string
  /** @default false */
  required?: boolean
  /** Default value, such as `default 10`. @default none */
  fallback?: string
  meaning: ReactNode
  /** Limits, such as `1–50`, separated by `; `. @default none */
  constraints?: string
  /** Marks the field with an asterisk. @default false */
  assumed?: boolean
  fields?: readonly FieldTableRow[]
}

export const flattenRows = (rows: readonly FieldTableRow[]): FieldTableRow[] =>
  rows.flatMap((row) => [row, ...flattenRows(row.fields ?? [])])

interface FieldListProps {
  rows: readonly FieldTableRow[]
  texts: { required: string; fields: (count: number) => string; assumed: string }
  depth?: number
}

/** Longest limit beside the type, in characters. */
const longestFact = 32

const addBreaks = (text: ReactNode) => (typeof text === 'string' ? <BreakableText text={text} /> : text)

function Field({ row, texts }: { row: FieldTableRow; texts: FieldListProps['texts'] }) {
  const { name, type, required, fallback, meaning, constraints, assumed, fields } = row
  const limits = constraints?.split('; ') ?? []
  const facts = limits.filter((limit) => limit.length <= longestFact)
  const rest = limits.filter((limit) => limit.length > longestFact).join('; ')
  return (
    <>
      <span className={css.line}>
        <code className={css.name} translate="no">
          <BreakableName name={name} from={10} />
        </code>{' '}
        <code className={css.type} translate="no">
          {addBreaks(type)}
        </code>
        {assumed && (
          <abbr className={css.asterisk} title={texts.assumed}>
            *
          </abbr>
        )}{' '}
        {required && <span className={css.required}>{texts.required}</span>}{' '}
        {[...facts, ...(fallback ? [fallback] : [])].map((fact, at) => (
          <Fragment key={at}>
            <bdi className={css.fact}>{addBreaks(fact)}</bdi>{' '}
          </Fragment>
        ))}
        {fields && <bdi className={css.inside}>{texts.fields(fields.length)}</bdi>}
      </span>{' '}
      {(meaning || rest) && (
        <span className={css.meaning}>
          {meaning} {rest && <bdi className={css.constraints}>{addBreaks(rest)}</bdi>}
        </span>
      )}
    </>
  )
}

export function FieldList({ rows, texts, depth = 0 }: FieldListProps) {
  return (
    <Static as="ul" className={css.list} data-depth={depth}>
      {rows.map((row, at) => (
        <li key={at} className={css.item}>
          {row.fields ? (
            <details className={css.details} data-first={depth === 0 || undefined}>
              <summary className={css.summary}>
                <Field row={row} texts={texts} />
                <span className={css.mark}>
                  <Chevron />
                </span>
              </summary>
              <FieldList rows={row.fields} texts={texts} depth={depth + 1} />
            </details>
          ) : (
            <div className={css.row}>
              <Field row={row} texts={texts} />
            </div>
          )}
        </li>
      ))}
    </Static>
  )
}

import { useId, useState } from 'react'
import { SmallField } from '../../elements/Field/SmallField.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './CostExplainer.css.ts'

/** Input with times in `datetime-local` format, in UTC. */
export interface CostInput {
  launch: string
  end: string
  /** Daily price, as typed. */
  price: string
}

export interface CostCharge {
  /** Time, formatted for readers. */
  time: string
  /** Reason for the charge. */
  text: string
  amount: string
}

/** Charges, or an error with the field that caused it. */
export type CostResult =
  | { ok: true; charges: readonly CostCharge[]; total: string }
  | { ok: false; field: keyof CostInput; message: string }

export interface CostTexts {
  title: string
  launch: string
  end: string
  price: string
  /** Accessible name of the list of charges. */
  ledger: string
  /** Column headers. */
  time: string
  charge: string
  amount: string
  total: string
}

export interface CostExplainerProps extends ElementProps<'form'> {
  /** Labels. */
  texts: CostTexts
  /** Initial example. */
  initial: CostInput
  /** Calculates the charges. Must be pure, because the server also calls it. */
  calculate: (input: CostInput) => CostResult
}

/** Calculator of the daily charges between a launch and an end. */
export function CostExplainer({ texts, initial, calculate, ...rest }: CostExplainerProps) {
  const id = useId()
  const [input, setInput] = useState(initial)
  const result = calculate(input)
  const fields = [
    { name: 'launch', type: 'datetime-local' },
    { name: 'price', type: 'number', min: 0, step: 'any', inputMode: 'decimal' },
    { name: 'end', type: 'datetime-local' },
  ] as const
  return (
    <form
      aria-labelledby={`${id}-title`}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      {...pickAllowedProps(rest)}
      className={css.root}
    >
      <p className={css.title} id={`${id}-title`}>
        {texts.title}
      </p>
      <div className={css.fields}>
        {fields.map(({ name, ...attributes }) => (
          <SmallField key={name} name={name} label={texts[name]} error={!result.ok && result.field === name ? result.message : undefined}>
            {(field) => (
              <input
                className={css.input}
                {...attributes}
                {...field}
                value={input[name]}
                onChange={(event) => setInput({ ...input, [name]: event.target.value })}
              />
            )}
          </SmallField>
        ))}
      </div>
      {result.ok && (
        <table className={css.ledger}>
          <caption className={css.caption}>
            <VisuallyHidden>{texts.ledger}</VisuallyHidden>
          </caption>
          <thead className={css.heads}>
            <tr>
              {[texts.time, texts.charge, texts.amount].map((head) => (
                <th key={head} className={css.head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={css.rows}>
            {result.charges.map(({ time, text, amount }) => (
              <tr key={`${time}${text}`} className={css.row}>
                <td className={css.time}>
                  <bdi>{time}</bdi>
                </td>
                <td className={css.cell}>{text}</td>
                <td className={css.amount}>
                  <bdi>{amount}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot className={css.foot}>
            <tr className={css.row}>
              <th className={css.total} scope="row" colSpan={2}>
                {texts.total}
              </th>
              <td className={css.sum}>
                <bdi>{result.total}</bdi>
              </td>
            </tr>
          </tfoot>
        </table>
      )}
      <VisuallyHidden>
        <span role="status" aria-live="polite">
          {input === initial ? '' : result.ok ? `${texts.total} ${result.total}` : result.message}
        </span>
      </VisuallyHidden>
    </form>
  )
}

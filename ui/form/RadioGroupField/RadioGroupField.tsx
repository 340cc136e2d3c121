import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import type { FieldText } from '../Field/Field.tsx'
import { FieldMessages } from '../Field/FieldMessages.tsx'
import { fieldIds } from '../Field/ids.ts'
import type { FieldOption } from '../SelectField/SelectField.tsx'
import * as css from './RadioGroupField.css.ts'

/** The props of `RadioGroupField`. */
export interface RadioGroupFieldProps extends FieldText {
  /** The answers, in their order. */
  options: readonly FieldOption[]
  /**
   * Only screen readers get the label: a heading above says the same.
   * @default false
   */
  legendHidden?: boolean
  /** Stands quietly behind the label of a field that may stay empty, for example "(optional)". */
  optionalLabel?: string
  /** The value that is chosen at first. */
  defaultValue?: string
}

/** One answer of a few, all in sight; the first one carries the id that an error summary links to. */
export function RadioGroupField({ options, legendHidden, optionalLabel, defaultValue, ...field }: RadioGroupFieldProps) {
  const { name, label, hint, error, required } = field
  const ids = fieldIds(name, field)
  return (
    <fieldset
      className={css.root}
      role="radiogroup"
      aria-describedby={ids.describedBy}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
    >
      <legend className={css.legend} data-hidden={legendHidden ? '' : undefined}>
        {legendHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}{' '}
        {optionalLabel && !legendHidden && <span className={css.optional}>{optionalLabel}</span>}
      </legend>
      <div className={css.parts}>
        <div className={css.options}>
          {options.map((option, at) => (
            <label className={css.option} key={option.value}>
              <input
                className={css.input}
                type="radio"
                id={at === 0 ? ids.control : `${ids.control}-${option.value}`}
                name={name}
                value={option.value}
                required={required}
                defaultChecked={option.value === defaultValue}
              />
              <span className={css.text}>{option.label}</span>
            </label>
          ))}
        </div>
        <FieldMessages name={name} hint={hint} error={error} />
      </div>
    </fieldset>
  )
}

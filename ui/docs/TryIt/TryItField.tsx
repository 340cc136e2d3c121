import { SmallField } from '../../elements/Field/SmallField.tsx'
import * as css from './TryIt.css.ts'
import type { tryItFieldKinds } from './variants.ts'

export interface TryItFieldData {
  /** Name, unique in the request. */
  name: string
  /** Label, as in code, such as `machine.ports`. */
  label: string
  type: string
  kind: (typeof tryItFieldKinds)[number]
  /** @default false */
  required?: boolean
  hint: string
  options?: readonly string[]
  error?: string | undefined
}

interface TryItFieldProps {
  field: TryItFieldData
  value: string
  texts: { required: string; none: string }
  onChange: (value: string) => void
}

const typing = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

export function TryItField({ field, value, texts, onChange }: TryItFieldProps) {
  const { name, label, type, kind, required, hint, options = [], error } = field
  return (
    <SmallField name={name} label={label} detail={required ? `${type}, ${texts.required}` : type} hint={hint} error={error}>
      {(field) => {
        const attributes = {
          ...field,
          value,
          'aria-required': required || undefined,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        }
        switch (kind) {
          case 'select':
            return (
              <select className={css.input} {...attributes}>
                <option value="">{texts.none}</option>
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            )
          case 'text':
            return <input className={css.input} type="text" {...typing} {...attributes} />
          case 'textarea':
            return <textarea className={css.area} rows={Math.min(6, Math.max(2, value.split('\n').length))} {...typing} {...attributes} />
        }
      }}
    </SmallField>
  )
}

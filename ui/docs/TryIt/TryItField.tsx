import { useId } from 'react'
import type { tryItFieldKinds } from './kinds.ts'
import * as css from './TryIt.css.ts'

/** One field of a request. */
export interface TryItFieldData {
  /** Unique in the request. */
  name: string
  /** As a developer writes it, such as `machine.ports`. */
  label: string
  /** The type, such as `string`. */
  type: string
  kind: (typeof tryItFieldKinds)[number]
  /** The call fails without it. @default false */
  required?: boolean
  /** What the field means, and what a value must keep to. */
  hint: string
  /** What a `choice` chooses from. */
  options?: readonly string[]
  /** What is wrong with the value that was sent. */
  error?: string | undefined
}

/** The props of `TryItField`. */
interface TryItFieldProps {
  field: TryItFieldData
  value: string
  texts: { required: string; none: string }
  onChange: (value: string) => void
}

/** A field of a request, with its type, its limits and its error. */
export function TryItField({ field: { label, type, kind, required, hint, options = [], error }, value, texts, onChange }: TryItFieldProps) {
  const id = useId()
  const attributes = {
    id: `${id}-value`,
    value,
    'aria-describedby': error ? `${id}-error ${id}-hint` : `${id}-hint`,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  const typing = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <div className={css.field}>
      <p className={css.name}>
        <label className={css.label} htmlFor={`${id}-value`} translate="no">
          {label}
        </label>
        <span className={css.type}>{required ? `${type}, ${texts.required}` : type}</span>
      </p>
      {kind === 'choice' && (
        <select className={css.input} {...attributes}>
          <option value="">{texts.none}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
      {kind === 'line' && <input className={css.input} type="text" {...typing} {...attributes} />}
      {kind === 'lines' && <textarea className={css.area} rows={Math.min(6, Math.max(2, value.split('\n').length))} {...typing} {...attributes} />}
      {error && (
        <p className={css.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <p className={css.hint} id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  )
}

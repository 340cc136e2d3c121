import { useId } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Button } from '../../elements/Button/Button.tsx'
import type { Passed } from '../../elements/attributes.ts'
import * as css from './CredentialsForm.css.ts'
import { useSample } from './SampleProvider.tsx'
import { isPlain, trimmed, type SampleValues } from './values.ts'

/** The words of `CredentialsForm`. */
export interface CredentialsTexts {
  /** What the form is for. */
  title: string
  /** What happens with what is typed: that it stays on the page. */
  hint: string
  host: string
  key: string
  reset: string
  /** What to type instead of something that would break a sample. */
  wrong: SampleValues
}

/** The props of `CredentialsForm`. */
export interface CredentialsFormProps extends Passed<'details'> {
  /** The words of the form. */
  texts: CredentialsTexts
  /** It stands open at first. @default false */
  open?: boolean
}

/** The reader types a host and a key once, and every sample below the same `SampleProvider` shows them. */
export function CredentialsForm({ texts, open = false, ...rest }: CredentialsFormProps) {
  const id = useId()
  const { placeholders, values, onChange } = useSample()
  const clean = trimmed(values)
  const wrong = (name: keyof SampleValues) => clean[name] !== '' && !isPlain[name](clean[name])
  const fields = [
    { name: 'host', type: 'url', label: texts.host },
    { name: 'key', type: 'text', label: texts.key },
  ] as const
  return (
    <details {...rest} className={css.root} open={open}>
      <summary className={css.title} id={`${id}-title`}>
        {texts.title}
        <Icon name="chevron-down" />
      </summary>
      <form className={css.form} aria-labelledby={`${id}-title`} onSubmit={(event) => event.preventDefault()}>
      {fields.map(({ name, type, label }) => (
        <div className={css.field} key={name}>
          <label className={css.label} htmlFor={`${id}-${name}`}>
            {label}
          </label>
          {/* No name: a form without names has nothing to send or to be remembered. */}
          <input
            className={css.input}
            id={`${id}-${name}`}
            type={type}
            value={values[name]}
            placeholder={placeholders[name]}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={wrong(name) ? `${id}-${name}-wrong ${id}-hint` : `${id}-hint`}
            aria-invalid={wrong(name) || undefined}
            onChange={(event) => onChange({ ...values, [name]: event.target.value })}
          />
          {wrong(name) && (
            <p className={css.wrong} id={`${id}-${name}-wrong`}>
              {texts.wrong[name]}
            </p>
          )}
        </div>
      ))}
      <p className={css.hint} id={`${id}-hint`}>
        {texts.hint}
      </p>
      <div>
        <Button variant="outline" size="small" onClick={() => onChange({ host: '', key: '' })}>
          {texts.reset}
        </Button>
      </div>
      </form>
    </details>
  )
}

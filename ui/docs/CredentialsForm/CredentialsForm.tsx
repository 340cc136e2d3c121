import { useId } from 'react'
import { SmallField } from '../../elements/Field/SmallField.tsx'
import { Chevron } from '../../elements/Disclosure/Chevron.tsx'
import { Button } from '../../elements/Button/Button.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './CredentialsForm.css.ts'
import { useCredentials } from '../Credentials/CredentialsProvider.tsx'
import { isValidCredential, trimCredentials, type Credentials } from '../Credentials/credentials.ts'

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
  wrong: Credentials
}

export interface CredentialsFormProps extends ElementProps<'details'> {
  /** The words of the form. */
  texts: CredentialsTexts
  /** It stands open at first. @default false */
  open?: boolean
}

/** The reader types a host and a key once, and every sample below the same `CredentialsProvider` shows them. */
export function CredentialsForm({ texts, open = false, ...rest }: CredentialsFormProps) {
  const id = useId()
  const { placeholders, values, onChange } = useCredentials()
  const clean = trimCredentials(values)
  const wrong = (name: keyof Credentials) => clean[name] !== '' && !isValidCredential[name](clean[name])
  const fields = [
    { name: 'host', type: 'url', label: texts.host },
    { name: 'key', type: 'text', label: texts.key },
  ] as const
  return (
    <details {...rest} className={css.root} open={open}>
      <summary className={css.title} id={`${id}-title`}>
        {texts.title}
        <Chevron />
      </summary>
      <form className={css.form} aria-labelledby={`${id}-title`} onSubmit={(event) => event.preventDefault()}>
        {fields.map(({ name, type, label }) => (
          <SmallField key={name} name={name} label={label} error={wrong(name) ? texts.wrong[name] : undefined} describedBy={`${id}-hint`}>
            {(field) => (
              // No name: a form without names has nothing to send or to be remembered.
              <input
                className={css.input}
                {...field}
                type={type}
                value={values[name]}
                placeholder={placeholders[name]}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={(event) => onChange({ ...values, [name]: event.target.value })}
              />
            )}
          </SmallField>
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

import { useId } from 'react'
import { SmallField } from '../../elements/Field/SmallField.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Button } from '../../elements/Button/Button.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { warnOnce } from '../../elements/warnOnce.ts'
import * as css from './CredentialsForm.css.ts'
import { noCredentials, useCredentials } from '../Credentials/CredentialsProvider.tsx'
import { isValidCredential, trimCredentials, type Credentials } from '../Credentials/credentials.ts'

export interface CredentialsTexts {
  title: string
  /** Privacy hint: the values stay on the page. */
  hint: string
  host: string
  key: string
  reset: string
  /** Errors that say what to type. */
  wrong: Credentials
}

export interface CredentialsFormProps extends ElementProps<'details'> {
  /** Texts of the form. */
  texts: CredentialsTexts
  /** Initially open. @default false */
  open?: boolean
}

/** Collapsed form for the host and key of the samples in the same `CredentialsProvider`. */
export function CredentialsForm({ texts, open = false, ...rest }: CredentialsFormProps) {
  const id = useId()
  const credentials = useCredentials()
  if (credentials === noCredentials) warnOnce('CredentialsForm fills the samples of a CredentialsProvider: put both inside one.')
  const { placeholders, values, onChange } = credentials
  const clean = trimCredentials(values)
  const wrong = (name: keyof Credentials) => clean[name] !== '' && !isValidCredential[name](clean[name])
  const fields = [
    { name: 'host', type: 'url', label: texts.host },
    { name: 'key', type: 'text', label: texts.key },
  ] as const
  return (
    <details {...pickAllowedProps(rest)} className={css.root} open={open}>
      <summary className={css.title} id={`${id}-title`}>
        <Icon name="key" />
        {texts.title}
      </summary>
      <form className={css.form} aria-labelledby={`${id}-title`} onSubmit={(event) => event.preventDefault()}>
        {fields.map(({ name, type, label }) => (
          <SmallField key={name} name={name} label={label} error={wrong(name) ? texts.wrong[name] : undefined} describedBy={`${id}-hint`}>
            {(field) => (
              // Without a name, the browser neither sends nor remembers the value.
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
          <Button variant="outline" size="small" onClick={() => onChange(noCredentials.values)}>
            {texts.reset}
          </Button>
        </div>
      </form>
    </details>
  )
}

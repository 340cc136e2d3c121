import { useId } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { Chevron } from '../../elements/Disclosure/Chevron.tsx'
import { Button } from '../../elements/Button/Button.tsx'
import { isComposing } from '../../elements/keys.ts'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { CodeTabs, type CodeTabsItem } from '../CodeTabs/CodeTabs.tsx'
import type { CodeTexts } from '../CodeBlock/CodeTools.tsx'
import { TryItAccount, type TryItAccountProps } from './TryItAccount.tsx'
import { TryItAnswer, type TryItResponse } from './TryItAnswer.tsx'
import { TryItField, type TryItFieldData } from './TryItField.tsx'
import * as css from './TryIt.css.ts'

export interface TryItTexts {
  title: string
  /** Note about the server. */
  note: string
  required: string
  /** Label of the empty option. */
  none: string
  /** Accessible name of the request's tabs. */
  language: string
  send: string
  /** Title of the optional fields, given how many are set. */
  optional: (set: number, all: number) => string
  /** Title of the request as code. */
  asCode: string
  headers: string
  body: string
  noBody: string
  code: CodeTexts
}

export interface TryItProps extends ElementProps<'div', 'onChange'> {
  /** Labels and messages. */
  texts: TryItTexts
  /** Fields of the request. */
  fields: readonly TryItFieldData[]
  /** Values of the fields, by name. */
  values: Readonly<Record<string, string>>
  /** Request as code. */
  samples: readonly CodeTabsItem[]
  /** Last response. */
  response?: TryItResponse | undefined
  /** State of the service, such as a balance. */
  facts?: TryItAccountProps['facts']
  /** Other actions, such as starting over. */
  actions?: TryItAccountProps['actions']
  /** Called with a field's name and new value. */
  onChange: (name: string, value: string) => void
  /** Called to send the request. */
  onSend: () => void
}

interface FieldsProps extends Pick<TryItProps, 'texts' | 'values' | 'onChange'> {
  fields: readonly TryItFieldData[]
}

const Fields = ({ fields, texts, values, onChange }: FieldsProps) => (
  <div className={css.fields}>
    {fields.map((field) => (
      <TryItField
        key={field.name}
        field={field}
        value={values[field.name] ?? ''}
        texts={texts}
        onChange={(value) => onChange(field.name, value)}
      />
    ))}
  </div>
)

/** Form for a request, with its code and the response. */
export function TryIt({ texts, fields, values, samples, response, facts = [], actions = [], onChange, onSend, ...rest }: TryItProps) {
  const id = useId()
  const required = fields.filter((field) => field.required)
  const optional = fields.filter((field) => !field.required)
  const set = optional.filter(({ name }) => values[name]).length
  return (
    <div {...pickAllowedProps(rest)} className={css.root}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the form handles a keyboard shortcut of its fields */}
      <form
        className={css.form}
        aria-label={texts.title}
        aria-describedby={`${id}-note`}
        noValidate
        onKeyDown={(event) => {
          // Enter adds a line in a multi-line field.
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event.nativeEvent)) onSend()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          onSend()
        }}
      >
        <div className={css.scroll}>
          {required.length > 0 && <Fields fields={required} texts={texts} values={values} onChange={onChange} />}
          {optional.length > 0 && (
            <details className={css.details} open>
              <summary className={css.summary}>
                {texts.optional(set, optional.length)}
                <Chevron />
              </summary>
              <Fields fields={optional} texts={texts} values={values} onChange={onChange} />
            </details>
          )}
          <details className={css.details}>
            <summary className={css.summary}>
              {texts.asCode}
              <Chevron />
            </summary>
            <CodeTabs label={texts.language} items={samples} texts={texts.code} />
          </details>
          <TryItAccount facts={facts} actions={actions} />
        </div>
        <div className={css.action}>
          <Button type="submit" size="small">
            {texts.send}
          </Button>
          <p className={css.note} id={`${id}-note`} data-answered={response ? '' : undefined}>
            {texts.note}
          </p>
          <p className={css.said} role="status" aria-live="polite" data-tone={response && (response.status < 400 ? 'success' : 'danger')}>
            {response && (
              <>
                {/* The title of the response shows the status and duration. */}
                <VisuallyHidden>{response.status}: </VisuallyHidden>
                {response.meaning} <VisuallyHidden>{response.duration}</VisuallyHidden>
              </>
            )}
          </p>
        </div>
      </form>
      {response && (
        <div className={css.answer}>
          <TryItAnswer response={response} texts={texts} />
        </div>
      )}
    </div>
  )
}

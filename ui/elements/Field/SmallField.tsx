import { Label } from 'radix-ui'
import { Fragment, type ReactNode } from 'react'
import * as css from './Field.css.ts'
import type { FieldText } from './Field.tsx'
import { useFieldIds } from './useField.ts'
import { FieldMessages } from './FieldMessages.tsx'

interface SmallFieldProps extends Pick<FieldText, 'name' | 'label' | 'hint' | 'error'> {
  /** Text outside the accessible name, such as a type. With it, the label is shown as code. */
  detail?: string
  describedBy?: string
  children: (attributes: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }) => ReactNode
}

const BreakableCode = ({ text }: { text: string }) =>
  text
    .split(/(?<=\.)/)
    .flatMap((name) => (name.length > 18 ? name.split(/(?=[A-Z])/) : [name]))
    .map((name, at) => (
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {name}
      </Fragment>
    ))

export function SmallField({ name, label, detail, hint, error, describedBy, children }: SmallFieldProps) {
  const ids = useFieldIds({ name, error, hint, describedBy, isControlled: true })
  const isCode = detail !== undefined
  const head = (
    <Label.Root className={isCode ? css.code : css.label} htmlFor={ids.control} translate={isCode ? 'no' : undefined}>
      {isCode ? <BreakableCode text={label} /> : label}
    </Label.Root>
  )
  return (
    <div className={css.root} data-code={isCode ? '' : undefined}>
      {isCode ? (
        <p className={css.head}>
          {head}
          <span className={css.detail}>{detail}</span>
        </p>
      ) : (
        head
      )}
      <div className={css.body}>
        {children({ id: ids.control, 'aria-describedby': ids.describedBy, 'aria-invalid': error ? true : undefined })}
        <FieldMessages ids={ids} hint={hint} error={error} size="small" />
      </div>
    </div>
  )
}

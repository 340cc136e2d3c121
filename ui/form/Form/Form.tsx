import type { ReactNode } from 'react'
import { CheckedByScript } from '../../elements/Field/useField.ts'
import { Part } from '../../elements/Part/Part.tsx'
import { FieldIds, type FieldIdsProps } from '../../elements/Field/FieldIds.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'

export interface FormProps extends ElementProps<'form', 'action'> {
  /** URL to post to without scripts, or a React action, which needs scripts. */
  action: string | ((data: FormData) => void | Promise<void>)
  /** Turns off the browser's own error messages, because a script validates the fields. @default false */
  checked?: boolean
  /** Prefix of the field ids. @default the prefix of the `FieldIds` or `FormLayout` around the form, or one that is unique on the page */
  idPrefix?: FieldIdsProps['prefix']
  /** Field groups. */
  children: ReactNode
  /** Submit bar below the groups. */
  submit?: ReactNode
}

/** Form that also works without scripts. */
export function Form({ checked = false, idPrefix, children, submit, ...rest }: FormProps) {
  return (
    <form method={typeof rest.action === 'string' ? 'post' : undefined} noValidate={checked} {...pickAllowedProps(rest)}>
      <CheckedByScript value={checked}>
        <FieldIds prefix={idPrefix}>
          <Part>{children}</Part>
          {submit}
        </FieldIds>
      </CheckedByScript>
    </form>
  )
}

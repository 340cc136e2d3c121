import type { ReactNode } from 'react'
import { Part } from '../../elements/Part/Part.tsx'
import { FieldIds, type FieldIdsProps } from '../../elements/Field/FieldIds.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'

export interface FormProps extends ElementProps<'form', 'action'> {
  /** Address to which the form posts without scripts, or a function of React, which needs scripts. */
  action: string | ((data: FormData) => void | Promise<void>)
  /**
   * A script validates the fields, so the browser's bubbles are off.
   * @default false
   */
  checked?: boolean
  /**
   * Prefix of the fields' ids.
   * @default one that no other form of the page has
   */
  idPrefix?: FieldIdsProps['prefix']
  /** Field groups. */
  children: ReactNode
  /** Submit bar below the groups. */
  submit?: ReactNode
}

/** Form that posts natively until a script takes over. */
export function Form({ checked = false, idPrefix, children, submit, ...rest }: FormProps) {
  return (
    <form method={typeof rest.action === 'string' ? 'post' : undefined} noValidate={checked} {...pickAllowedProps(rest)}>
      <FieldIds prefix={idPrefix}>
        <Part>{children}</Part>
        {submit}
      </FieldIds>
    </form>
  )
}

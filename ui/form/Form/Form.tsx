import type { ReactNode } from 'react'
import { HydrateOnIntent } from '../../elements/hydration/HydrateOnIntent.tsx'
import { FieldIds, type FieldIdsProps } from '../../elements/Field/FieldIds.tsx'
import type { ElementProps } from '../../elements/attributes.ts'

export interface FormProps extends ElementProps<'form'> {
  /** Where the form goes without a script. */
  action: string
  /**
   * A script checks the fields and says what is wrong, so the browser's own bubbles stay away.
   * @default false
   */
  checked?: boolean
  /**
   * What the ids of its fields begin with.
   * @default one that no other form of the page has
   */
  idPrefix?: FieldIdsProps['prefix']
  /** The groups; they are hydrated on the first event of the visitor. */
  children: ReactNode
  /** The submit bar, below the groups. */
  submit?: ReactNode
}

/** A form that posts by itself, until a script takes over. */
export function Form({ checked = false, idPrefix, children, submit, ...rest }: FormProps) {
  return (
    <form method="post" noValidate={checked} {...rest}>
      <FieldIds prefix={idPrefix}>
        <HydrateOnIntent>{children}</HydrateOnIntent>
        {submit}
      </FieldIds>
    </form>
  )
}

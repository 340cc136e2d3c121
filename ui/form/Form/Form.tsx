import type { FormEvent, ReactNode, Ref } from 'react'
import { HydrateOnIntent } from '../../elements/hydration/HydrateOnIntent.tsx'

/** The props of `Form`. */
export interface FormProps {
  /** Where the form goes without a script. */
  action: string
  /**
   * A script checks the fields and says what is wrong, so the browser's own bubbles stay away.
   * @default false
   */
  checked?: boolean
  /** The groups; they are hydrated on the first event of the visitor. */
  children: ReactNode
  /** The submit bar, below the groups. */
  submit?: ReactNode
  /** A field changed. */
  onInput?: (event: FormEvent<HTMLFormElement>) => void
  /** The form was sent; prevent the default to send it by script. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  ref?: Ref<HTMLFormElement>
}

/** A form that posts by itself, until a script takes over. */
export function Form({ action, checked = false, children, submit, onInput, onSubmit, ref }: FormProps) {
  return (
    <form ref={ref} method="post" action={action} noValidate={checked} onInput={onInput} onSubmit={onSubmit}>
      <HydrateOnIntent>{children}</HydrateOnIntent>
      {submit}
    </form>
  )
}

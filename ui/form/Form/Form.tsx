import type { FormEvent, ReactNode, Ref } from 'react'

/** The props of `Form`. */
export interface FormProps {
  /** Where the form goes without a script. */
  action: string
  /**
   * A script checks the fields and says what is wrong, so the browser's own bubbles stay away.
   * @default false
   */
  checked?: boolean
  /** The groups and the submit bar. */
  children: ReactNode
  /** A field changed. */
  onInput?: (event: FormEvent<HTMLFormElement>) => void
  /** The form was sent; prevent the default to send it by script. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  ref?: Ref<HTMLFormElement>
}

/** A form that posts by itself, until a script takes over. */
export function Form({ action, checked = false, children, onInput, onSubmit, ref }: FormProps) {
  return (
    <form ref={ref} method="post" action={action} noValidate={checked} onInput={onInput} onSubmit={onSubmit}>
      {children}
    </form>
  )
}

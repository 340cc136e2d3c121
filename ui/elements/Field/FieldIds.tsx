import { createContext, use, useId, type ReactNode } from 'react'

const Prefix = createContext<string | undefined>(undefined)

export interface FieldIdsProps {
  /** Prefix of the field ids, so that a server can link to a field: with `field`, the email field is `#field-email`. @default a prefix that is unique on the page */
  prefix?: string | undefined
  children: ReactNode
}

/** Gives fields the ids that an `ErrorSummary` in the same provider links to. `Form` and `FormLayout` include it. */
export function FieldIds({ prefix, children }: FieldIdsProps) {
  const own = useId()
  const outer = use(Prefix)
  return <Prefix value={prefix ?? outer ?? own}>{children}</Prefix>
}

/** Returns a function that looks up the id of a control by its field name. Outside a form, the id is `undefined`. */
export function useGetFieldId(): (name: string) => string | undefined {
  const prefix = use(Prefix)
  return (name) => (prefix === undefined ? undefined : `${prefix}-${name}`)
}

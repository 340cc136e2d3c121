import { createContext, use, useId, type ReactNode } from 'react'

const Prefix = createContext<string | undefined>(undefined)

export interface FieldIdsProps {
  /** Prefix of the field ids: with `field`, the email field is `#field-email`. @default the prefix of the outer provider, or one that is unique on the page */
  prefix?: string | undefined
  children: ReactNode
}

/** Gives fields the ids that an `ErrorSummary` in the same provider links to. */
export function FieldIds({ prefix, children }: FieldIdsProps) {
  const own = useId()
  const outer = use(Prefix)
  return <Prefix value={prefix ?? outer ?? own}>{children}</Prefix>
}

/** Returns a function that returns the id of a field by its name, or `undefined` outside a `FieldIds` provider. */
export function useGetFieldId(): (name: string) => string | undefined {
  const prefix = use(Prefix)
  return (name) => (prefix === undefined ? undefined : `${prefix}-${name}`)
}

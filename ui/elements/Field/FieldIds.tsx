import { createContext, use, useId, type ReactNode } from 'react'

const Prefix = createContext<string | undefined>(undefined)

export interface FieldIdsProps {
  /**
   * Prefix of the fields' ids: `field` gives `#field-email`, an address for a link from the server.
   * @default one that no other form of the page has
   */
  prefix?: string | undefined
  children: ReactNode
}

/** Connects the ids of fields with the `ErrorSummary` inside it; `Form` and `FormLayout` include it. */
export function FieldIds({ prefix, children }: FieldIdsProps) {
  const own = useId()
  const outer = use(Prefix)
  return <Prefix value={prefix ?? outer ?? own}>{children}</Prefix>
}

/** Returns a lookup of control ids by field name in the same form; undefined outside a form. */
export function useFieldIdOf(): (name: string) => string | undefined {
  const prefix = use(Prefix)
  return (name) => (prefix === undefined ? undefined : `${prefix}-${name}`)
}

/** Ids of a field's parts, and the description of its control. */
export interface FieldPartIds {
  control: string
  hint: string
  error: string
  describedBy: string | undefined
}

/** Ids of a field's parts; the control is described by error, hint, then the app's own description. */
export function useFieldIds(field: {
  id?: string | undefined
  name: string
  error?: unknown
  hint?: unknown
  describedBy?: string | undefined
}): FieldPartIds {
  const own = useId()
  const shared = useFieldIdOf()(field.name)
  const control = field.id ?? shared ?? own
  const hint = `${control}-hint`
  const error = `${control}-error`
  const describedBy = [field.error ? error : '', field.hint ? hint : '', field.describedBy].filter(Boolean).join(' ') || undefined
  return { control, hint, error, describedBy }
}

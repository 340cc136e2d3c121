import { createContext, use, useId, type ReactNode } from 'react'

const Prefix = createContext<string | undefined>(undefined)

export interface FieldIdsProps {
  /**
   * What the ids of the fields begin with: `field` makes `#field-email` an address that a server can lead to.
   * @default one that no other form of the page has
   */
  prefix?: string | undefined
  children: ReactNode
}

/** Gives the fields and the `ErrorSummary` inside it ids that belong together. `Form` and `FormLayout` do it for theirs. */
export function FieldIds({ prefix, children }: FieldIdsProps) {
  const own = useId()
  const outer = use(Prefix)
  return <Prefix value={prefix ?? outer ?? own}>{children}</Prefix>
}

/** Gives the id of the control with a name in the same form; undefined outside a form. */
export function useFieldIdOf(): (name: string) => string | undefined {
  const prefix = use(Prefix)
  return (name) => (prefix === undefined ? undefined : `${prefix}-${name}`)
}

/** The ids of a field's parts, and what describes its control. */
export interface FieldPartIds {
  control: string
  hint: string
  error: string
  describedBy: string | undefined
}

/** The ids of a field's parts. Its control is described by the error, then the hint, then what the app adds. */
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

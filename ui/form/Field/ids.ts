/** The id of a field's control: what `#field-name` in an error summary leads to. */
export const fieldId = (name: string) => `field-${name}`

/** The ids of a field's parts, and what `aria-describedby` says of those that are there, in the order in which they are read. */
export function fieldIds(name: string, parts: { error?: unknown; hint?: unknown }) {
  const control = fieldId(name)
  const hint = `${control}-hint`
  const error = `${control}-error`
  const describedBy = [parts.error ? error : '', parts.hint ? hint : ''].filter(Boolean).join(' ') || undefined
  return { control, hint, error, describedBy }
}

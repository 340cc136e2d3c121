import { application as text } from '@workspace/application/words/application.ts'
import { constraintsOf, type FieldName } from '@workspace/application/rules/fields.ts'

/** Props of a field, from the table of fields, the words, the server's answer and the errors. */
export const fieldProps =
  (errors: Record<string, string>, values: Record<string, string> = {}) =>
  <Name extends FieldName>(name: Name) => {
    const { label, hint }: { label: string; hint?: string } = text.fields[name]
    return { name, label, hint, ...constraintsOf(name), error: errors[name], defaultValue: values[name] }
  }

/** Options of a field with their labels. */
export const optionsOf = (name: keyof typeof text.options) => Object.entries(text.options[name]).map(([value, label]) => ({ value, label }))

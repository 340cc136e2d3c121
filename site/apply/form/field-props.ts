import { application as text } from '@workspace/application/words/application.ts'
import { constraintsOf, fields, type FieldName } from '@workspace/application/rules/fields.ts'

/** Props of a field, from the table of the fields, the texts, the server's answer and the errors. */
export const fieldProps =
  (errors: Record<string, string>, values: Record<string, string> = {}) =>
  <Name extends FieldName>(name: Name) => {
    const { label, hint }: { label: string; hint?: string } = text.fields[name]
    return {
      name,
      label,
      hint,
      ...constraintsOf(name),
      error: errors[name],
      defaultValue: values[name],
      ...(!fields[name].required && { optionalLabel: text.optional }),
    }
  }

/** The answers of a question, with their labels. */
export const optionsOf = (name: keyof typeof text.options) => Object.entries(text.options[name]).map(([value, label]) => ({ value, label }))

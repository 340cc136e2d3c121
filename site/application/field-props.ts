import { application as text } from '../content/application.ts'
import { constraints, type FieldName } from './fields.ts'

/** What a field of the form gets from the schema, the texts, the server's answer and the errors. */
export const fieldProps =
  (errors: Record<string, string>, values: Record<string, string> = {}) =>
  (name: FieldName) => {
    const { label, hint }: { label: string; hint?: string } = text.fields[name]
    // Not the length: a browser cuts off what is pasted beyond it without a word. The rules of the form say how much a field takes.
    const { required } = constraints(name)
    return { name, label, hint, required, error: errors[name], defaultValue: values[name] }
  }

/** The answers of a question, with their labels. */
export const optionsOf = (name: keyof typeof text.options) =>
  Object.entries(text.options[name]).map(([value, label]) => ({ value, label }))

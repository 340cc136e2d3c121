import { application, type FieldName } from '@workspace/application/words/application.ts'
import { words } from '../words/form.ts'
import { MailLinks } from './Prose.tsx'
import { getConstraints, fields } from '@workspace/application/rules/fields.ts'

export const fieldProps =
  (errors: Record<string, string>, values: Record<string, string> = {}) =>
  <Name extends FieldName>(name: Name) => {
    const { label, hint }: { label: string; hint?: string } = application.fields[name]
    return {
      name,
      label,
      hint,
      ...getConstraints(name),
      error: errors[name] && <MailLinks text={errors[name]} />,
      defaultValue: values[name],
      ...(!fields[name].required && { optionalLabel: words.optional }),
    }
  }

export const getOptions = (name: keyof typeof application.options) =>
  Object.entries(application.options[name]).map(([value, label]) => ({ value, label }))

import type { Answer } from '#ui/form/AnswerList/AnswerList.tsx'
import type { groupStates } from '#ui/form/FormLayout/FormStrip.tsx'
import { fieldNames, fields, groups } from '@workspace/application/rules/fields.ts'
import { application, type FieldName } from '@workspace/application/words/application.ts'
import { words } from '../words/form.ts'

/** Values by field name. A checkbox that is not checked is absent. */
export type Values = Readonly<Record<string, string>>

export type Errors = Readonly<Record<string, string>>

/** `faults` starts with the errors of the server. After the first change, it is empty until the schema is loaded. */
export interface Answers {
  values: Values
  faults: Errors
}

const { yes, no } = words.preview
const labels: Partial<Record<FieldName, string>> = words.preview.labels
const options: Readonly<Record<string, Readonly<Record<string, string>>>> = application.options

export function formatAnswer(name: FieldName, values: Values): string {
  const value = values[name]?.trim() ?? ''
  if (fields[name].kind === 'checkbox') return value ? yes : fields[name].required ? '' : no
  return options[name]?.[value] ?? value
}

/** Omits empty optional answers. */
export const getAnswers = (values: Values, errors: Errors): Answer[] =>
  fieldNames
    .map((name) => ({
      name,
      label: labels[name] ?? application.fields[name].label,
      value: formatAnswer(name, values),
      wrong: errors[name] !== undefined,
    }))
    .filter(({ name, value }) => value !== '' || fields[name].required)

const isGiven = (name: FieldName, { values, faults }: Answers, errors: Errors) =>
  Boolean(values[name]?.trim()) && faults[name] === undefined && errors[name] === undefined
const needed = fieldNames.filter((name) => fields[name].required)

export const countProgress = (answers: Answers, errors: Errors) => ({
  given: needed.filter((name) => isGiven(name, answers, errors)).length,
  required: needed.length,
})

export const hasConsent = ({ values }: Answers): boolean => values.emailConsent !== undefined

/** A group with an error is `wrong`. The first group that is not complete is `current` if it has no error. */
export function getGroupStates(answers: Answers, errors: Errors): (typeof groupStates)[number][] {
  const states = groups.map((group) => {
    const names = needed.filter((name) => fields[name].group === group)
    if (names.some((name) => errors[name] !== undefined)) return 'wrong'
    return names.every((name) => isGiven(name, answers, errors)) ? 'complete' : 'ahead'
  })
  const current = states.findIndex((state) => state !== 'complete')
  return states.map((state, at) => (at === current && state === 'ahead' ? 'current' : state))
}

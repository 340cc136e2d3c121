import { getKeys } from '@workspace/tokens/keys.ts'
import { application, type FieldName } from '../words/application.ts'

/** Buttons of the landing page that lead to the form (spec L13). */
export const referralSources = getKeys(application.referralSources)

export const groups = getKeys(application.groups)

interface Base {
  group: (typeof groups)[number]
  required: boolean
}

export type Field =
  | (Base & { kind: 'text' | 'email'; maxLength: number })
  | (Base & { kind: 'wholeNumber'; min: number; max: number })
  | (Base & { kind: 'select' | 'radio'; options: readonly string[] })
  | (Base & { kind: 'checkbox' })

/** The schema, the HTML constraints, the email and the fingerprint are derived from this table. */
export const fields = {
  firstName: { group: 'personal', kind: 'text', required: true, maxLength: 80 },
  lastName: { group: 'personal', kind: 'text', required: true, maxLength: 80 },
  companyEmail: { group: 'personal', kind: 'email', required: true, maxLength: 254 },
  companyName: { group: 'personal', kind: 'text', required: true, maxLength: 120 },
  roleAtCompany: { group: 'personal', kind: 'text', required: true, maxLength: 120 },
  locationOfGPUs: { group: 'infrastructure', kind: 'text', required: true, maxLength: 200 },
  typeOfGPUs: { group: 'infrastructure', kind: 'text', required: true, maxLength: 200 },
  numberOfGPUs: { group: 'infrastructure', kind: 'wholeNumber', required: true, min: 1, max: 1_000_000 },
  gpuSetupDescription: {
    group: 'infrastructure',
    kind: 'radio',
    required: true,
    options: getKeys(application.options.gpuSetupDescription),
  },
  moreInfoPreference: { group: 'communication', kind: 'radio', required: true, options: getKeys(application.options.moreInfoPreference) },
  callPreference: { group: 'communication', kind: 'text', required: false, maxLength: 200 },
  capitalContribution: { group: 'additional', kind: 'checkbox', required: false },
  emailConsent: { group: 'additional', kind: 'checkbox', required: true },
} as const satisfies Record<FieldName, Field>

export const fieldNames: FieldName[] = getKeys(fields)

/** Returns the field's label in a list of answers. It may be shorter than the label in the form. */
export const getShortLabel = (name: FieldName): string => {
  const { label, short }: { label: string; short?: string } = application.fields[name]
  return short ?? label
}

export type AnswerOf<F extends Field> = F extends { options: readonly (infer Option)[] }
  ? Option
  : F extends { kind: 'checkbox' }
    ? F extends { required: true }
      ? true
      : boolean
    : F extends { kind: 'wholeNumber' }
      ? number
      : string

/** Omits `maxlength`, because browsers silently cut off pasted text, and `max`, because a text field doesn't support it. */
export const getConstraints = <Name extends FieldName>(name: Name): ConstraintsOf<(typeof fields)[Name]> => {
  const field: Field = fields[name]
  const { required, kind } = field
  const min = kind === 'wholeNumber' && { min: field.min > 0 ? 1 : 0 }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript can't narrow a generic type by the kind of its field.
  return { required, ...((min || kind === 'email') && { type: kind }), ...min } as ConstraintsOf<(typeof fields)[Name]>
}

type ConstraintsOf<F> = { required: boolean } & (F extends { kind: 'wholeNumber' }
  ? { type: 'wholeNumber'; min: 0 | 1 }
  : F extends { kind: 'email' }
    ? { type: 'email' }
    : unknown)

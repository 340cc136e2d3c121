/** The values of the GPU setup question, in the order in which they are offered. */
export const gpuSetups = [
  'data-center',
  'cloud-infrastructure',
  'mining-farm',
  'private-cluster',
  'research-institution',
  'startup',
  'other',
] as const

/** The values of the question how the applicant wants to learn more. */
export const moreInfoPreferences = ['demo', 'call', 'written'] as const

/** The buttons of the landing page that lead to the form. */
export const referralSources = ['access', 'provide', 'partner'] as const

/** The four groups of the form, in order. */
export const groups = ['personal', 'infrastructure', 'communication', 'additional'] as const

interface Base {
  group: (typeof groups)[number]
  required: boolean
}

type Field =
  | (Base & { kind: 'text' | 'email'; maxLength: number })
  | (Base & { kind: 'wholeNumber'; min: number; max: number })
  | (Base & { kind: 'select' | 'radio'; options: readonly string[] })
  | (Base & { kind: 'checkbox' })

/** The one table of the form's twelve fields: the schema, the HTML constraints and the mail come from it. */
export const fields = {
  firstName: { group: 'personal', kind: 'text', required: true, maxLength: 80 },
  lastName: { group: 'personal', kind: 'text', required: true, maxLength: 80 },
  companyEmail: { group: 'personal', kind: 'email', required: true, maxLength: 254 },
  companyName: { group: 'personal', kind: 'text', required: true, maxLength: 120 },
  roleAtCompany: { group: 'personal', kind: 'text', required: true, maxLength: 120 },
  locationOfGPUs: { group: 'infrastructure', kind: 'text', required: true, maxLength: 200 },
  typeOfGPUs: { group: 'infrastructure', kind: 'text', required: true, maxLength: 200 },
  numberOfGPUs: { group: 'infrastructure', kind: 'wholeNumber', required: true, min: 1, max: 1_000_000 },
  gpuSetupDescription: { group: 'infrastructure', kind: 'select', required: true, options: gpuSetups },
  moreInfoPreference: { group: 'communication', kind: 'radio', required: true, options: moreInfoPreferences },
  capitalContribution: { group: 'additional', kind: 'checkbox', required: false },
  emailConsent: { group: 'additional', kind: 'checkbox', required: true },
} as const satisfies Record<string, Field>

export type FieldName = keyof typeof fields

/** The twelve names, in the form's order. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys does not keep the type of the keys.
export const fieldNames = Object.keys(fields) as FieldName[]

/**
 * The HTML constraints of one field, from the table above. No `maxLength`: a browser cuts off what is pasted beyond it without a word, so
 * the form's rules say how much a field takes. No `max`: a whole number is typed into a text field, which has only a pattern.
 */
export const constraintsOf = <Name extends FieldName>(name: Name): ConstraintsOf<(typeof fields)[Name]> => {
  const field: Field = fields[name]
  const { required, kind } = field
  const constraints =
    kind === 'wholeNumber' ? { required, type: kind, min: field.min } : kind === 'email' ? { required, type: kind } : { required }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not narrow a generic by the kind of its field.
  return constraints as ConstraintsOf<(typeof fields)[Name]>
}

type ConstraintsOf<F> = { required: boolean } & (F extends { kind: 'wholeNumber'; min: infer Min }
  ? { type: 'wholeNumber'; min: Min }
  : F extends { kind: 'email' }
    ? { type: 'email' }
    : unknown)

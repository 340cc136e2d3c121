/** The values of the GPU setup question, in the order in which they are offered. */
export const gpuSetups = [
  'data-center', 'cloud-infrastructure', 'mining-farm', 'private-cluster', 'research-institution', 'startup', 'other',
] as const

/** The values of the question how the applicant wants to learn more. */
export const moreInfoPreferences = ['demo', 'call', 'written'] as const

/** The buttons of the landing page that lead to the form. */
export const ways = ['access', 'provide', 'partner'] as const

/** The four groups of the form, in order. */
export const groups = ['personal', 'infrastructure', 'communication', 'additional'] as const

/** Where the answer to a form that was sent without JavaScript is, by its reference. */
export const receivedPath = '/cloud-host-form/received'

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

/** The name of one of the twelve fields. */
export type FieldName = keyof typeof fields

/** The twelve names, in the form's order. */
export const fieldNames = Object.keys(fields) as FieldName[]

/** HTML attributes that express a field's rules to the browser. */
export interface Constraints {
  required: boolean
  type?: 'text' | 'email' | 'number'
  maxLength?: number
  min?: number
  max?: number
  step?: number
  inputMode?: 'email' | 'numeric'
}

/** Returns the HTML attributes of one field. */
export const constraints = (name: FieldName): Constraints => {
  const field: Field = fields[name]
  const { required } = field
  switch (field.kind) {
    case 'text': return { required, type: 'text', maxLength: field.maxLength }
    case 'email': return { required, type: 'email', maxLength: field.maxLength, inputMode: 'email' }
    case 'wholeNumber': return { required, type: 'number', min: field.min, max: field.max, step: 1, inputMode: 'numeric' }
    default: return { required }
  }
}

import type { FieldTableTexts } from './FieldTable.tsx'

const counted = (count: number) => (count === 1 ? '1 field' : `${count} fields`)

export const fieldTexts: FieldTableTexts = {
  required: 'required',
  fields: counted,
  count: (count, required) => `${counted(count)}, ${required} required`,
  expand: 'Expand all',
  collapse: 'Collapse all',
  assumed: 'Assumed: the form follows comparable calls.',
}

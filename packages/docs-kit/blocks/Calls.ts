import type { Attributes, Reading } from '../shapes/block.ts'
import type { TableData } from '../shapes/table.ts'

export const read = (attributes: Attributes, { contract, sectionOfCall }: Reading): TableData => ({
  head: ['Call', 'What it does'],
  rows: contract
    .apiOf(attributes)
    .calls.map(({ id, method, path, summary }) => [`[\`${method} ${path}\`](${sectionOfCall(attributes['api'] ?? '', id)})`, summary]),
})
export { draw, markdown } from '../shapes/table.ts'

import type { Attributes, Reading } from '../shapes/block.ts'
import type { TableData } from '../shapes/table.ts'

const none = '–'

export const read = (_attributes: Attributes, { contract }: Reading): TableData => ({
  head: ['Variable', 'Meaning', 'Overrides in config.json'],
  rows: contract.environmentVariables.map(({ name, meaning, overrides }) => [
    `\`${name}\``,
    meaning,
    overrides ? `\`${overrides}\`` : none,
  ]),
})
export { draw, markdown } from '../shapes/table.ts'

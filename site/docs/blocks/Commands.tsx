import { slug } from 'github-slugger'
import type { Attributes, Reading } from '../compile/shapes/block.ts'
import type { TableData } from './shared/text-table.tsx'

export const read = (_attributes: Attributes, { contract }: Reading): TableData => ({
  head: ['Command', 'What it does'],
  rows: contract.commands.map(({ name, summary }) => [`[\`${name}\`](#${slug(name)})`, summary]),
})
export { TextTable as Commands, markdown } from './shared/text-table.tsx'

import type { Attributes, Reading } from '../compile/shapes/block.ts'
import type { CodeBlockData } from '../compile/shapes/code-block.ts'

export const read = (attributes: Attributes, { contract }: Reading): CodeBlockData => ({
  listing: { label: 'Example', language: 'bash', code: contract.commandOf(attributes).example },
})
export { draw, markdown } from '../compile/shapes/code-block.ts'

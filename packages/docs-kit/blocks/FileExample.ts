import type { Attributes, Reading } from '../shapes/block.ts'
import type { CodeBlockData } from '../shapes/code-block.ts'

export const read = (attributes: Attributes, { contract }: Reading): CodeBlockData => ({ listing: contract.fileOf(attributes).listing })
export { draw, markdown } from '../shapes/code-block.ts'

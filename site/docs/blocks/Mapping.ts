import type { Attributes, Reading } from '../compile/shapes/block.ts'
import type { CodeBlockData } from '../compile/shapes/code-block.ts'

export const read = (_attributes: Attributes, { contract }: Reading): CodeBlockData => {
  const { method, path, body } = contract.vmFileRequest()
  return { listing: { label: `${method} ${path}`, language: 'json', code: contract.literal(body, 'json') } }
}
export { draw, markdown } from '../compile/shapes/code-block.ts'

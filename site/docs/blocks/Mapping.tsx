import type { Attributes, Reading } from '../compile/shapes/block.ts'
import type { CodeBlockData } from './shared/code-listing.tsx'

export const read = (_attributes: Attributes, { contract }: Reading): CodeBlockData => {
  const { method, path, body } = contract.vmFileRequest()
  return { listing: { label: `${method} ${path}`, language: 'json', code: contract.writeLiteral(body, 'json') } }
}
export { CodeListing as Mapping, markdown } from './shared/code-listing.tsx'

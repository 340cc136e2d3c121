import type { Attributes, Reading } from '../compile/shapes/block.ts'
import type { CodeBlockData } from './shared/code-listing.tsx'

export const read = (attributes: Attributes, { contract }: Reading): CodeBlockData => ({
  listing: { label: 'Example', language: 'bash', code: contract.findCommand(attributes).example },
})
export { CodeListing as CommandExample, markdown } from './shared/code-listing.tsx'

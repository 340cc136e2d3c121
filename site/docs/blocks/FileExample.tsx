import type { Attributes, Reading } from '../compile/shapes/block.ts'
import type { CodeBlockData } from './shared/code-listing.tsx'

/** Reads the example of a file. The attribute `as` overrides the file name. */
export const read = (attributes: Attributes, { contract }: Reading): CodeBlockData => {
  const { listing } = contract.findFile(attributes)
  return { listing: { ...listing, label: attributes['as'] ?? listing.label } }
}
export { CodeListing as FileExample, markdown } from './shared/code-listing.tsx'

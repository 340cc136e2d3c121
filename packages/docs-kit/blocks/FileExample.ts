import type { Attributes, Reading } from '../shapes/block.ts'
import type { CodeBlockData } from '../shapes/code-block.ts'

/** `as` names the file where it is not the usual one. */
export const read = (attributes: Attributes, { contract }: Reading): CodeBlockData => {
  const { listing } = contract.fileOf(attributes)
  return { listing: { ...listing, label: attributes['as'] ?? listing.label } }
}
export { draw, markdown } from '../shapes/code-block.ts'

import type { Attributes, Reading } from '../compile/shapes/block.ts'
import type { CodeBlockData } from './shared/code-listing.tsx'

export const read = (attributes: Attributes, { contract }: Reading): CodeBlockData => {
  const { name, output } = contract.findCommand(attributes)
  if (output === undefined) throw new Error(`The command ${name} prints nothing: leave <CommandOutput> out.`)
  return { listing: { label: 'Output', language: /^[[{]/.test(output) ? 'json' : 'text', code: output } }
}
export { CodeListing as CommandOutput, markdown } from './shared/code-listing.tsx'

import type { Attributes, BlockFacts } from '../compile/shapes/block.ts'
import { findCall } from '../compile/shapes/contract.ts'

export const read = (attributes: Attributes) => {
  const { id, method, path } = findCall(attributes)
  return { method, path, api: attributes['api'] ?? '', call: id }
}

export type EndpointData = ReturnType<typeof read>

export const getFacts = ({ method, path }: EndpointData): BlockFacts => ({ call: { method, path } })

export const markdown = ({ method, path }: EndpointData) => [`**\`${method} ${path}\`**`]

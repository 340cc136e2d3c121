import type { Attributes, Part } from '../compile/shapes/block.ts'
import { findCall } from '../compile/shapes/contract.ts'

export const read = (attributes: Attributes) => {
  const { id, method, path } = findCall(attributes)
  return { method, path, api: attributes['api'] ?? '', call: id }
}

export type EndpointData = ReturnType<typeof read>

export const markdown = ({ method, path }: EndpointData): Part[] => [{ kind: 'call', method, path }]

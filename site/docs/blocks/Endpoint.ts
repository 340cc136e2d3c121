import type { Call } from '@workspace/api/call.ts'
import type { Attributes, Drawn, Part, Reading } from '../compile/shapes/block.ts'

interface EndpointData {
  method: Call['method']
  path: string
  api: string
  call: string
}

export const read = (attributes: Attributes, { contract }: Reading): EndpointData => {
  const { id, method, path } = contract.callOf(attributes)
  return { method, path, api: attributes['api'] ?? '', call: id }
}

export const markdown = ({ method, path }: EndpointData): Part[] => [{ kind: 'call', method, path }]

export const draw = ({ data: { method, path, api, call }, components: { createElement, Endpoint, TryCall }, words }: Drawn<EndpointData>) =>
  createElement(Endpoint, { method, path, verified: words.verified }, TryCall && createElement(TryCall, { method, path, api, call }))

import { Endpoint as CallEndpoint } from '#ui/docs/Endpoint/Endpoint.tsx'
import { TryCall } from '../try/toggle.tsx'
import { docs } from '../words/docs.ts'
import type { Call } from '@workspace/api/call.ts'
import type { Attributes, Part, Reading } from '../compile/shapes/block.ts'

interface EndpointData {
  method: Call['method']
  path: string
  api: string
  call: string
}

export const read = (attributes: Attributes, { contract }: Reading): EndpointData => {
  const { id, method, path } = contract.findCall(attributes)
  return { method, path, api: attributes['api'] ?? '', call: id }
}

export const markdown = ({ method, path }: EndpointData): Part[] => [{ kind: 'call', method, path }]

export const Endpoint = ({ method, path, api, call }: EndpointData) => (
  <CallEndpoint method={method} path={path} verified={docs.verified} verifiedHint={docs.verifiedHint}>
    <TryCall method={method} path={path} api={api} call={call} />
  </CallEndpoint>
)

import { Endpoint as CallEndpoint } from '#ui/docs/Endpoint/Endpoint.tsx'
import { TryItToggle } from '#ui/docs/TryIt/TryItToggle.tsx'
import { docs } from '../words/docs.ts'
import type { Attributes, Part, Reading } from '../compile/shapes/block.ts'

export const read = (attributes: Attributes, { contract }: Reading) => {
  const { id, method, path } = contract.findCall(attributes)
  return { method, path, api: attributes['api'] ?? '', call: id }
}

type EndpointData = ReturnType<typeof read>

export const markdown = ({ method, path }: EndpointData): Part[] => [{ kind: 'call', method, path }]

/** The other texts load with the form. */
const toggleTexts = {
  label: 'Try it',
  failed: 'The sandbox could not be loaded. Reload the page to try again.',
  close: 'Close',
}

/** The sandbox is larger than a page, so it loads when a reader opens the form. */
const loadForm = async () => (await import('../try/TryForm.tsx')).TryForm

export const Endpoint = ({ method, path, api, call }: EndpointData) => (
  <CallEndpoint method={method} path={path} verified={docs.verified} verifiedHint={docs.verifiedHint}>
    <TryItToggle texts={toggleTexts} call={{ method, path }} load={loadForm} content={{ api, call }} />
  </CallEndpoint>
)

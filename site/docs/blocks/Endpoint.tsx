import { Endpoint as CallEndpoint } from '#ui/docs/Endpoint/Endpoint.tsx'
import { TryItToggle } from '#ui/docs/TryIt/TryItToggle.tsx'
import { docs } from '../words/docs.ts'
import type { EndpointData } from './Endpoint.read.ts'

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

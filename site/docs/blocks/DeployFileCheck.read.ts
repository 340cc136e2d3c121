import { containerFileExample } from '@workspace/api/files/deploy-file.ts'
import type { SourceCall } from '@workspace/api/files/check-deploy-file.ts'
import { findCall } from '../compile/shapes/contract.ts'
import { findSection } from '../compile/sections.ts'

/** The API of each call that lists the values of a field. */
const sources: Readonly<Record<SourceCall, string>> = {
  listHardware: 'caas',
  listAvailableReplicas: 'caas',
  listDefaultImages: 'vm',
  listCountries: 'vm',
}

export const read = () => ({
  example: containerFileExample,
  links: Object.fromEntries(
    Object.entries(sources).map(([call, api]) => [call, { label: findCall({ api, call }).title, href: findSection(api, call) }]),
  ),
})

export const markdown = () => [
  'The page checks a deploy.yml in your browser, shows the request that it becomes, and runs it in the sandbox.',
]

/** The page on which each call is documented. Source: the outline of the 19 pages in api-facts.md. */
const pages: Readonly<Record<string, readonly (readonly [page: string, ...calls: readonly string[]])[]>> = {
  vm: [
    ['/docs/vm/api/offerings', 'searchOffers', 'listBasicConfigurations', 'listCountries', 'listHardware', 'estimateVms', 'listOfferings'],
    ['/docs/vm/api/order', 'orderVms', 'listDefaultImages'],
    ['/docs/vm/api/manage', 'listVms', 'updateVm', 'deleteVms', 'listSshKeys', 'addSshKey', 'deleteSshKey'],
  ],
  caas: [
    ['/docs/caas/api/deploy', 'createDeployment'],
    ['/docs/caas/api/deployments', 'listDeployments', 'getDeployment', 'listContainers'],
    ['/docs/caas/api/hardware', 'listHardware', 'listAvailableReplicas', 'getPrice'],
    ['/docs/caas/api/manage', 'updateDeployment', 'extendDeployment', 'deleteDeployment', 'streamLog'],
  ],
}

/**
 * The page of a call.
 * @throws when the call stands on no page.
 */
export function pageOfCall(api: string, call: string): string {
  const page = pages[api]?.find(([, ...calls]) => calls.includes(call))?.[0]
  if (!page) throw new Error(`The call ${call} of ${api} stands on no page: add it to site/build/docs/call-pages.ts.`)
  return page
}

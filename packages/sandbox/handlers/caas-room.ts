import { caasCall } from '@workspace/api/caas/caas.ts'
import { world } from '@workspace/api/example-world.ts'
import { hardware, statusOf } from '../state/deployment.ts'
import { refused, type RequestPart, type Problem } from '../state/problems.ts'
import type { CallContext } from './handler.ts'

export const sites = world.locations
type Site = (typeof sites)[number]

/** Number of GPUs of a location that run or wait for containers. */
const gpusUsed = ({ account, now }: CallContext, { id }: Site): number =>
  account.deployments
    .filter((deployment) => statusOf(deployment, now) !== 'completed')
    .reduce((sum, { taken, gpusPerContainer }) => sum + (taken[id] ?? 0) * gpusPerContainer, 0)

/** Number of free GPUs in all locations. */
export const gpusLeft = (context: CallContext): number =>
  sites.reduce<number>((left, site) => left - gpusUsed(context, site), hardware.available)

/** Number of containers that a location still has room for. */
export const roomIn = (context: CallContext, site: Site, gpus: number): number =>
  Math.max(0, Math.floor((site.available - gpusUsed(context, site)) / gpus))

export const hardwareProblems = (requestPart: RequestPart, id: number, gpus: number, gpusField = 'gpus_per_container'): Problem[] => {
  if (id !== hardware.hardware_id)
    return [refused(requestPart, ['hardware_id'], `No hardware has the identifier ${id}. GET ${caasCall.listHardware.path} lists it.`)]
  const most = hardware.max_gpus_per_container
  return gpus > most ? [refused(requestPart, [gpusField], `Input should be less than or equal to ${most}`, 'less_than_equal')] : []
}

export const locationProblems = (requestPart: RequestPart, ids: readonly number[] = []): Problem[] =>
  ids.flatMap((id, at) => {
    if (sites.some((site) => site.id === id)) return []
    const path = requestPart === 'query' ? ['location_ids'] : ['location_ids', at]
    return [refused(requestPart, path, `No location has the identifier ${id}. GET ${caasCall.listAvailableReplicas.path} lists them.`)]
  })

/** Locations in the order of the request; all where it names none. */
export const chosenSites = (ids: readonly number[] | undefined) =>
  ids?.length ? [...new Set(ids)].map((id) => sites.find((site) => site.id === id)!) : sites

/** Assigns containers to locations in order; undefined when there is no room. */
export const spread = (
  context: CallContext,
  replicas: number,
  gpus: number,
  ids: readonly number[] | undefined,
): Record<number, number> | undefined => {
  const taken: Record<number, number> = {}
  let left = replicas
  for (const site of chosenSites(ids)) {
    const here = Math.min(left, roomIn(context, site, gpus))
    if (here > 0) taken[site.id] = here
    left -= here
  }
  return left === 0 ? taken : undefined
}

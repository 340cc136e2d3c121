import { caasCall } from '@workspace/api/caas/caas.ts'
import { getStatus, hardware } from '@workspace/api/caas/deployment-answers.ts'
import { world } from '@workspace/api/example-world.ts'
import { createProblem, type RequestPart, type Problem } from '../state/problems.ts'
import type { CallContext } from './handler.ts'

export const sites = world.locations
type Site = (typeof sites)[number]

const countUsedGpus = ({ account, now }: CallContext, { id }: Site): number =>
  account.deployments
    .filter((deployment) => getStatus(deployment, now) !== 'completed')
    .reduce((sum, { taken, gpusPerContainer }) => sum + (taken[id] ?? 0) * gpusPerContainer, 0)

export const countFreeGpus = (context: CallContext): number =>
  sites.reduce<number>((left, site) => left - countUsedGpus(context, site), hardware.available)

export const countRoom = (context: CallContext, site: Site, gpus: number): number =>
  Math.max(0, Math.floor((site.available - countUsedGpus(context, site)) / gpus))

export const findHardwareProblems = (requestPart: RequestPart, id: number, gpus: number, gpusField = 'gpus_per_container'): Problem[] => {
  const unknown = `No hardware has the identifier ${id}. GET ${caasCall.listHardware.path} lists it.`
  if (id !== hardware.hardware_id) return [createProblem(requestPart, ['hardware_id'], unknown)]
  const most = hardware.max_gpus_per_container
  return gpus > most ? [createProblem(requestPart, [gpusField], `Input should be less than or equal to ${most}.`, 'less_than_equal')] : []
}

export const findLocationProblems = (requestPart: RequestPart, ids: readonly number[] = []): Problem[] =>
  ids.flatMap((id, at) => {
    if (sites.some((site) => site.id === id)) return []
    const path = requestPart === 'query' ? ['location_ids'] : ['location_ids', at]
    const unknown = `No location has the identifier ${id}. GET ${caasCall.listAvailableReplicas.path} lists them.`
    return [createProblem(requestPart, path, unknown)]
  })

export const getSites = (ids: readonly number[] | undefined) =>
  ids?.length ? [...new Set(ids)].map((id) => sites.find((site) => site.id === id)!) : sites

export const assignSites = (
  context: CallContext,
  replicas: number,
  gpus: number,
  ids: readonly number[] | undefined,
): Record<number, number> | undefined => {
  const taken: Record<number, number> = {}
  let left = replicas
  for (const site of getSites(ids)) {
    const here = Math.min(left, countRoom(context, site, gpus))
    if (here > 0) taken[site.id] = here
    left -= here
  }
  return left === 0 ? taken : undefined
}

import { caasCall } from '@workspace/api/caas/caas.ts'
import { computeCost, getEnd, getStatus, hardware, steps, toContainers, toDetails, toRow } from '@workspace/api/caas/deployment-answers.ts'
import { formatTime } from '@workspace/api/format.ts'
import type { DeploymentRecord } from '@workspace/api/records.ts'
import type { Account } from '../state/state.ts'
import { formatCount, formatDollars } from '../state/texts.ts'
import { getSites, countFreeGpus, findHardwareProblems, findLocationProblems, countRoom, sites, assignSites } from './caas-room.ts'
import { joinWithOr, refuse, refuseProblems } from '../state/problems.ts'
import { handleCalls, ok, type CallContext } from './handler.ts'

/** Statuses that the specification names. The sandbox has no failed deployment. */
const statuses: readonly string[] = ['running', 'completed', 'failed', 'pending']

const refuseDeployment = (message: string) => refuse('path', ['deployment_id'], message)

const find = (account: Account, id: string): DeploymentRecord =>
  account.deployments.find((deployment) => deployment.id === id.toLowerCase()) ??
  refuseDeployment(`No deployment of this account has the identifier ${id}. GET ${caasCall.listDeployments.path} lists yours.`)

const findActive = ({ account, now }: CallContext, id: string): DeploymentRecord => {
  const found = find(account, id)
  return getStatus(found, now) === 'completed' ? refuseDeployment(`The deployment ${found.id} has ended.`) : found
}

const pay = (account: Account, cost: number, field: string): void => {
  if (cost > account.balance)
    refuse('body', [field], `The balance of ${formatDollars(account.balance)} does not cover ${formatDollars(cost)}. Top up.`)
  account.balance -= cost
}

export const caasHandlers = handleCalls(caasCall, {
  createDeployment: (context, { body }) => {
    const { hardware_id: hardwareId, gpus_per_container: gpus, location_ids: ids } = body
    const { replica_count: replicas, duration_hours: hours, container_config: config } = body
    const { account, now } = context
    refuseProblems([...findHardwareProblems('body', hardwareId, gpus), ...findLocationProblems('body', ids)])
    const taken = assignSites(context, replicas, gpus, ids)
    if (!taken) {
      const message = `The locations have no room for ${formatCount(replicas, 'container')} with ${formatCount(gpus, 'GPU')}${replicas > 1 ? ' each' : ''}. GET ${caasCall.listAvailableReplicas.path} says how many fit.`
      return refuse('body', ['replica_count'], message)
    }
    const cost = computeCost(replicas, gpus, hours)
    pay(account, cost, 'duration_hours')
    const id = context.newId('deployment')
    const containers = Array.from({ length: replicas }, () => ({ id: context.newId('container'), device: context.newId('device') }))
    account.deployments.push({
      id,
      createdAt: now,
      hours,
      paid: cost,
      hardwareId,
      gpusPerContainer: gpus,
      locations: Object.keys(taken).map(Number),
      taken,
      config,
      containers,
    })
    return ok({ status: 'deployment requested', deployment_id: id })
  },
  getPrice: (context, { query }) => {
    const { hardware_id: hardwareId, gpus_per_container: gpus, replica_count: replicas, duration_hours: hours, location_ids: list } = query
    const ids = list?.match(/\d+/g)?.map(Number)
    refuseProblems([...findHardwareProblems('query', hardwareId, gpus), ...findLocationProblems('query', ids)])
    return ok({
      data: {
        replica_count: replicas,
        gpus_per_container: gpus,
        available_replica_count: getSites(ids).map((site) => countRoom(context, site, gpus)),
        discount: 0,
        total_cost_usdc: computeCost(replicas, gpus, hours) / 100,
      },
    })
  },
  listDeployments: ({ account, now }, { query: { status, page, page_size: size } }) => {
    if (status !== undefined && !statuses.includes(status))
      refuse('query', ['status'], `Input should be ${joinWithOr(statuses, "'")}.`, 'literal_error')
    const rows = account.deployments
      .toReversed()
      .map((deployment) => toRow(deployment, now))
      .filter((deployment) => status === undefined || deployment.status === status)
    return ok({ data: rows.slice(page * size, (page + 1) * size) })
  },
  getDeployment: ({ account, now }, { path }) => ok({ data: toDetails(find(account, path.deployment_id), now) }),
  listContainers: ({ account, now }, { path }) => {
    const workers = toContainers(find(account, path.deployment_id), now)
    return ok({ data: { total: workers.length, workers } })
  },
  listHardware: (context) => ok({ data: { hardware: [{ ...hardware, available: countFreeGpus(context) }], total: 1 } }),
  listAvailableReplicas: (context, { query: { hardware_id: hardwareId, hardware_qty: gpus } }) => {
    refuseProblems(findHardwareProblems('query', hardwareId, gpus, 'hardware_qty'))
    return ok({
      data: sites.map((site) => ({ id: site.id, iso2: site.iso2, name: site.name, available_replicas: countRoom(context, site, gpus) })),
    })
  },
  updateDeployment: (context, { path, body }) => {
    const found = findActive(context, path.deployment_id)
    found.config = { ...found.config, environment_variables: body.container_config.environment_variables }
    return ok({ status: 'update requested', deployment_id: found.id })
  },
  extendDeployment: ({ account, now }, { path, body: { additional_hours: hours } }) => {
    const found = find(account, path.deployment_id)
    const status = getStatus(found, now)
    if (status !== 'running') return refuseDeployment(`The deployment ${found.id} is ${status}. Only a running deployment can be extended.`)
    const cost = computeCost(found.containers.length, found.gpusPerContainer, hours)
    pay(account, cost, 'additional_hours')
    found.paid += cost
    found.hours += hours
    return ok({ data: toDetails(found, now) })
  },
  deleteDeployment: (context, { path }) => {
    const found = findActive(context, path.deployment_id)
    found.destroyedAt = context.now
    return ok({ status: 'termination requested', deployment_id: found.id })
  },
  streamLog: ({ account, now }, { path, query: { stream } }) => {
    const found = find(account, path.deployment_id)
    if (!found.containers.some(({ id }) => id === path.container_id)) {
      return refuse('path', ['container_id'], `No container of this deployment has the identifier ${path.container_id}.`)
    }
    const at = found.createdAt + steps.logged
    const line =
      stream === 'stdout' ? `server listening on :${found.config.port}` : 'no configuration file: using the defaults of the image'
    return ok(Math.min(now, getEnd(found)) < at ? '' : `data: ${formatTime(at)} ${line}\n\n`)
  },
})

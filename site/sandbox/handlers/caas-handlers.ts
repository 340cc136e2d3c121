import { caasCall } from '../../contract/caas/caas.ts'
import { world } from '../../contract/example-world.ts'
import { brand } from '../../content/brand.ts'
import { moneyText, timeText, type Handlers, type Moment, type Outcome } from './handler.ts'
import { refused, type RequestPart, type Problem } from '../state/problems.ts'
import type { Account, SandboxDeployment } from '../state/state.ts'

const minute = 60_000
/** When each step of a deployment is done, in milliseconds after its order. The examples have the same times. */
const steps = { created: minute, pulled: 2 * minute, started: 3 * minute, logged: 4 * minute + 2000 }

const [hardware] = caasCall.listHardware.responses[0].example.data.hardware
const sites = world.locations

const refuse = (...problems: Problem[]): Outcome => ({ problems })
const costOf = (containers: number, gpus: number, hours: number) => Math.round(hardware.price * 100) * containers * gpus * hours
const amount = (cents: number) => cents / 100

const endOf = ({ createdAt, hours, destroyedAt }: SandboxDeployment) =>
  Math.min(createdAt + steps.started + hours * 60 * minute, destroyedAt ?? Infinity)

const statusOf = (deployment: SandboxDeployment, now: number) => {
  if (now >= endOf(deployment)) return 'completed'
  return now < deployment.createdAt + steps.started ? 'pending' : 'running'
}

const row = (deployment: SandboxDeployment, now: number) => {
  const { id, createdAt, hours, paid, gpusPerContainer, containers } = deployment
  const total = hours * 60
  const served = Math.max(0, Math.min(total, Math.floor((Math.min(now, endOf(deployment)) - createdAt - steps.started) / minute)))
  const status = statusOf(deployment, now)
  return {
    id,
    status,
    created_at: timeText(createdAt),
    total_gpus: gpusPerContainer * containers.length,
    container_count: containers.length,
    amount_paid: amount(paid),
    compute_minutes_served: served,
    compute_minutes_remaining: status === 'completed' ? 0 : total - served,
  }
}

const details = (deployment: SandboxDeployment, now: number) => {
  const { createdAt, hours, gpusPerContainer, hardwareId, locations, config } = deployment
  const shown = row(deployment, now)
  const startedAt = createdAt + steps.started
  const end = endOf(deployment)
  return {
    ...shown,
    started_at: Math.min(now, end) >= startedAt ? timeText(startedAt) : null,
    finished_at: now >= end ? timeText(end) : null,
    completed_percent: Number(((100 * shown.compute_minutes_served) / (hours * 60)).toFixed(2)),
    gpus_per_container: gpusPerContainer,
    hardware_id: hardwareId,
    hardware_name: hardware.hardware_name,
    brand_name: hardware.brand_name,
    locations: sites.filter(({ id }) => locations.includes(id)).map(({ id, iso2, name }) => ({ id, iso2, name })),
    container_config: config,
  }
}

/** The deployments that use GPUs now. */
const holding = ({ account, now }: Moment) => account.deployments.filter((deployment) => statusOf(deployment, now) !== 'completed')

/** How many GPUs a location has left. */
const gpusLeft = (moment: Moment, location: (typeof sites)[number]) =>
  location.available - holding(moment).reduce((sum, { taken, gpusPerContainer }) => sum + (taken[location.id] ?? 0) * gpusPerContainer, 0)

const roomIn = (moment: Moment, location: (typeof sites)[number], gpus: number) => Math.floor(gpusLeft(moment, location) / gpus)

const hardwareProblem = (requestPart: RequestPart, hardwareId: number, gpus?: number, name = 'gpus_per_container'): Problem[] => {
  if (hardwareId !== hardware.hardware_id) {
    return [
      refused(requestPart, ['hardware_id'], `No hardware has the identifier ${hardwareId}. GET ${caasCall.listHardware.path} lists it.`),
    ]
  }
  const most = hardware.max_gpus_per_container
  return gpus !== undefined && gpus > most
    ? [refused(requestPart, [name], `Input should be less than or equal to ${most}`, 'less_than_equal')]
    : []
}

const locationProblems = (requestPart: RequestPart, ids: readonly number[] = []): Problem[] =>
  ids.flatMap((id, at) =>
    sites.some((site) => site.id === id)
      ? []
      : [
          refused(
            requestPart,
            requestPart === 'query' ? ['location_ids'] : ['location_ids', at],
            `No location has the identifier ${id}. GET ${caasCall.listAvailableReplicas.path} lists them.`,
          ),
        ],
  )

/** The locations of a request in its order; all where it names none. */
const chosenSites = (ids: readonly number[] | undefined) =>
  ids?.length ? [...new Set(ids)].map((id) => sites.find((site) => site.id === id)!) : sites

const find = (account: Account, id: string): SandboxDeployment | Outcome =>
  account.deployments.find((deployment) => deployment.id === id.toLowerCase()) ??
  refuse(
    refused(
      'path',
      ['deployment_id'],
      `No deployment of this account has the identifier ${id}. GET ${caasCall.listDeployments.path} lists yours.`,
    ),
  )
const isOutcome = (found: SandboxDeployment | Outcome): found is Outcome => !('containers' in found)

const ended = (deployment: SandboxDeployment): Outcome =>
  refuse(refused('path', ['deployment_id'], `The deployment ${deployment.id} has ended.`))
const tooPoor = (requestPart: readonly string[], { balance }: Account, cost: number): Outcome =>
  refuse(refused('body', requestPart, `The balance of $${moneyText(balance)} does not cover $${moneyText(cost)}. Top up.`))

/** Assigns containers to locations in order; undefined when there is no room. */
const spread = (moment: Moment, replicas: number, gpus: number, ids: readonly number[] | undefined): Record<number, number> | undefined => {
  const taken: Record<number, number> = {}
  let left = replicas
  for (const site of chosenSites(ids)) {
    const here = Math.min(left, Math.max(0, roomIn(moment, site, gpus)))
    if (here > 0) taken[site.id] = here
    left -= here
  }
  return left === 0 ? taken : undefined
}

export const caasHandlers: Handlers<typeof caasCall> = {
  createDeployment: (moment, { body }) => {
    const {
      hardware_id: hardwareId,
      gpus_per_container: gpus,
      replica_count: replicas,
      duration_hours: hours,
      location_ids: ids,
      container_config: config,
    } = body
    const { account, now } = moment
    const problems = [...hardwareProblem('body', hardwareId, gpus), ...locationProblems('body', ids)]
    if (problems.length > 0) return refuse(...problems)
    const taken = spread(moment, replicas, gpus, ids)
    if (!taken)
      return refuse(
        refused(
          'body',
          ['replica_count'],
          `The locations have no room for ${replicas} containers with ${gpus} GPUs each. GET ${caasCall.listAvailableReplicas.path} says how many fit.`,
        ),
      )
    const cost = costOf(replicas, gpus, hours)
    if (cost > account.balance) return tooPoor(['duration_hours'], account, cost)
    account.balance -= cost
    const id = moment.newId('deployment')
    const containers = Array.from({ length: replicas }, () => ({ id: moment.newId('container'), device: moment.newId('device') }))
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
    return { status: 200, body: { status: 'deployment requested', deployment_id: id } }
  },
  getPrice: (moment, { query }) => {
    const { hardware_id: hardwareId, gpus_per_container: gpus, replica_count: replicas, duration_hours: hours, location_ids: ids } = query
    const problems = [...hardwareProblem('query', hardwareId, gpus), ...locationProblems('query', ids)]
    if (problems.length > 0) return refuse(...problems)
    return {
      status: 200,
      body: {
        data: {
          replica_count: replicas,
          gpus_per_container: gpus,
          available_replica_count: chosenSites(ids).map((site) => Math.max(0, roomIn(moment, site, gpus))),
          discount: 0,
          total_cost_usdc: amount(costOf(replicas, gpus, hours)),
        },
      },
    }
  },
  listDeployments: ({ account, now }, { query: { status, page, page_size: size } }) => {
    const rows = account.deployments
      .toReversed()
      .map((deployment) => row(deployment, now))
      .filter((one) => status === undefined || one.status === status)
    return { status: 200, body: { data: rows.slice(page * size, (page + 1) * size) } }
  },
  getDeployment: ({ account, now }, { path }) => {
    const found = find(account, path.deployment_id)
    return isOutcome(found) ? found : { status: 200, body: { data: details(found, now) } }
  },
  listContainers: ({ account, now }, { path }) => {
    const found = find(account, path.deployment_id)
    if (isOutcome(found)) return found
    const { createdAt, containers, gpusPerContainer } = found
    if (Math.min(now, endOf(found)) < createdAt + steps.created) return { status: 200, body: { data: { total: 0, workers: [] } } }
    const pulled = createdAt + steps.pulled
    const workers = containers.map(({ id, device }) => ({
      container_id: id,
      device_id: device,
      hardware: hardware.hardware_name,
      brand_name: hardware.brand_name,
      created_at: timeText(createdAt + steps.created),
      uptime_percent: 99.8,
      gpus_per_container: gpusPerContainer,
      status: statusOf(found, now),
      container_events: Math.min(now, endOf(found)) < pulled ? [] : [{ time: timeText(pulled), message: 'image pulled' }],
      public_url: `https://${id}.${brand.containersDomain}`,
    }))
    return { status: 200, body: { data: { total: workers.length, workers } } }
  },
  listHardware: (moment) => {
    const used = holding(moment).reduce(
      (sum, { taken, gpusPerContainer }) => sum + Object.values(taken).reduce((all, count) => all + count, 0) * gpusPerContainer,
      0,
    )
    return { status: 200, body: { data: { hardware: [{ ...hardware, available: hardware.available - used }], total: 1 } } }
  },
  listAvailableReplicas: (moment, { query: { hardware_id: hardwareId, hardware_qty: gpus } }) => {
    const problems = hardwareProblem('query', hardwareId, gpus, 'hardware_qty')
    if (problems.length > 0) return refuse(...problems)
    return {
      status: 200,
      body: {
        data: sites.map((site) => ({
          id: site.id,
          iso2: site.iso2,
          name: site.name,
          available_replicas: Math.max(0, roomIn(moment, site, gpus)),
        })),
      },
    }
  },
  updateDeployment: ({ account, now }, { path, body }) => {
    const found = find(account, path.deployment_id)
    if (isOutcome(found)) return found
    if (statusOf(found, now) === 'completed') return ended(found)
    found.config = { ...found.config, environment_variables: body.container_config.environment_variables }
    return { status: 200, body: { status: 'update requested', deployment_id: found.id } }
  },
  extendDeployment: ({ account, now }, { path, body: { additional_hours: hours } }) => {
    const found = find(account, path.deployment_id)
    if (isOutcome(found)) return found
    const status = statusOf(found, now)
    if (status !== 'running')
      return refuse(
        refused('path', ['deployment_id'], `The deployment ${found.id} is ${status}. Only a running deployment can be extended.`),
      )
    const cost = costOf(found.containers.length, found.gpusPerContainer, hours)
    if (cost > account.balance) return tooPoor(['additional_hours'], account, cost)
    account.balance -= cost
    found.paid += cost
    found.hours += hours
    return { status: 200, body: { data: details(found, now) } }
  },
  deleteDeployment: ({ account, now }, { path }) => {
    const found = find(account, path.deployment_id)
    if (isOutcome(found)) return found
    if (statusOf(found, now) === 'completed') return ended(found)
    found.destroyedAt = now
    return { status: 200, body: { status: 'termination requested', deployment_id: found.id } }
  },
  streamLog: ({ account, now }, { path, query: { stream } }) => {
    const found = find(account, path.deployment_id)
    if (isOutcome(found)) return found
    if (!found.containers.some(({ id }) => id === path.container_id)) {
      return refuse(refused('path', ['container_id'], `No container of this deployment has the identifier ${path.container_id}.`))
    }
    const at = found.createdAt + steps.logged
    const line =
      stream === 'stdout' ? `server listening on :${found.config.port}` : 'no configuration file: using the defaults of the image'
    return { status: 200, body: Math.min(now, endOf(found)) < at ? '' : `data: ${timeText(at)} ${line}\n\n` }
  },
}

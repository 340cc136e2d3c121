import { brand } from '@workspace/tokens/brand.ts'
import { world } from '../example-world.ts'
import { formatTime } from '../format.ts'
import type { DeploymentRecord } from '../records.ts'

const { deployment: order, container, hardware: kind } = world

export const hardware = {
  hardware_id: kind.id,
  hardware_name: kind.name,
  brand_name: kind.brand,
  max_gpus_per_container: kind.most,
  available: kind.available,
  price: kind.price,
}

/** Returns the cost of a deployment in cents. */
export const computeCost = (containers: number, gpus: number, hours: number): number =>
  Math.round(kind.price * 100) * containers * gpus * hours

export const exampleDeployment = {
  id: order.id,
  createdAt: Date.parse(order.createdAt),
  hours: order.hours,
  paid: computeCost(1, 1, order.hours),
  hardwareId: kind.id,
  gpusPerContainer: 1,
  locations: [world.locations[0].id],
  taken: {},
  config: {
    image_url: order.image,
    port: order.port,
    entrypoint: ['nginx', '-g', 'daemon off;'],
    environment_variables: { LOG_LEVEL: 'info' },
  },
  containers: [{ id: container.id, device: container.device }],
}

const minute = 60_000
const measure = (time: string) => Date.parse(time) - exampleDeployment.createdAt

/** Steps of a deployment, in milliseconds after its order. */
export const steps = {
  created: measure(container.createdAt),
  pulled: measure(container.pulledAt),
  started: measure(order.startedAt),
  logged: measure(container.loggedAt),
}

export const getEnd = ({ createdAt, hours, destroyedAt }: DeploymentRecord) =>
  Math.min(createdAt + steps.started + hours * 60 * minute, destroyedAt ?? Infinity)

export const getStatus = (deployment: DeploymentRecord, now: number) => {
  if (now >= getEnd(deployment)) return 'completed'
  return now < deployment.createdAt + steps.started ? 'pending' : 'running'
}

export const toRow = (deployment: DeploymentRecord, now: number) => {
  const { id, createdAt, hours, paid, gpusPerContainer, containers } = deployment
  const total = hours * 60
  const served = Math.max(0, Math.min(total, Math.floor((Math.min(now, getEnd(deployment)) - createdAt - steps.started) / minute)))
  const status = getStatus(deployment, now)
  return {
    id,
    status,
    created_at: formatTime(createdAt),
    total_gpus: gpusPerContainer * containers.length,
    container_count: containers.length,
    amount_paid: paid / 100,
    compute_minutes_served: served,
    compute_minutes_remaining: status === 'completed' ? 0 : total - served,
  }
}

export const toDetails = (deployment: DeploymentRecord, now: number) => {
  const { createdAt, hours, gpusPerContainer, hardwareId, locations, config } = deployment
  const shown = toRow(deployment, now)
  const startedAt = createdAt + steps.started
  const end = getEnd(deployment)
  return {
    ...shown,
    started_at: Math.min(now, end) >= startedAt ? formatTime(startedAt) : null,
    finished_at: now >= end ? formatTime(end) : null,
    completed_percent: Number(((100 * shown.compute_minutes_served) / (hours * 60)).toFixed(2)),
    gpus_per_container: gpusPerContainer,
    hardware_id: hardwareId,
    hardware_name: hardware.hardware_name,
    brand_name: hardware.brand_name,
    locations: world.locations.filter(({ id }) => locations.includes(id)).map(({ id, iso2, name }) => ({ id, iso2, name })),
    container_config: config,
  }
}

/** Returns an empty list until the containers are created. */
export const toContainers = (deployment: DeploymentRecord, now: number) => {
  const { createdAt, containers, gpusPerContainer } = deployment
  const seen = Math.min(now, getEnd(deployment))
  if (seen < createdAt + steps.created) return []
  const pulled = createdAt + steps.pulled
  return containers.map(({ id, device }) => ({
    container_id: id,
    device_id: device,
    hardware: hardware.hardware_name,
    brand_name: hardware.brand_name,
    created_at: formatTime(createdAt + steps.created),
    uptime_percent: 99.8,
    gpus_per_container: gpusPerContainer,
    status: getStatus(deployment, now),
    container_events: seen < pulled ? [] : [{ time: formatTime(pulled), message: 'image pulled' }],
    public_url: `https://${id}.${brand.containersDomain}`,
  }))
}

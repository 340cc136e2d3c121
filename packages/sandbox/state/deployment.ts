import { caasCall } from '@workspace/api/caas/caas.ts'
import { world } from '@workspace/api/example-world.ts'
import { formatTime } from './texts.ts'
import type { SandboxDeployment } from './state.ts'

export const [hardware] = caasCall.listHardware.responses[0].example.data.hardware

/** Statuses that the specification names. The sandbox has no failed deployment. */
export const statuses: readonly string[] = ['running', 'completed', 'failed', 'pending']

const minute = 60_000
/** In milliseconds after the order. The examples use the same times. */
export const steps = { created: minute, pulled: 2 * minute, started: 3 * minute, logged: 4 * minute + 2000 }

export const getEnd = ({ createdAt, hours, destroyedAt }: SandboxDeployment) =>
  Math.min(createdAt + steps.started + hours * 60 * minute, destroyedAt ?? Infinity)

export const getStatus = (deployment: SandboxDeployment, now: number) => {
  if (now >= getEnd(deployment)) return 'completed'
  return now < deployment.createdAt + steps.started ? 'pending' : 'running'
}

export const toRow = (deployment: SandboxDeployment, now: number) => {
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

export const toDetails = (deployment: SandboxDeployment, now: number) => {
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

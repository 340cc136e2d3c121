import * as z from 'zod'
import { containerConfig } from './container-deployment.ts'
import { known, spec } from '../provenance.ts'

const deploymentId = z.uuid().meta(spec('Identifier of the deployment.'))

/** Response to an order, a change or a termination. Source: specification (deploy), public documentation (the rest). */
export const accepted = z
  .object({ status: z.string().meta(spec('What was requested, such as deployment requested.')), deployment_id: deploymentId })
  .meta(spec('A request that was accepted.'))

const placeFields = {
  iso2: z.string().meta(known('Country code.')),
  name: z.string().meta(known('Name of the country.')),
}

const rowFields = {
  id: deploymentId,
  status: z.string().meta(spec('running, completed, failed, pending or another value.')),
  created_at: z.iso.datetime().meta(spec('Time of the order.')),
  total_gpus: z.int().meta(spec('Number of GPUs of all containers.')),
  container_count: z.int().meta(spec('Number of containers.')),
  amount_paid: z.number().meta(spec('Amount paid, in USDC.')),
  compute_minutes_served: z.int().meta(spec('Minutes that the deployment has run.')),
  compute_minutes_remaining: z.int().meta(spec('Minutes that remain.')),
}

export const deploymentRow = z.object(rowFields).meta(spec('One deployment of the list.'))

export const deployment = z
  .object({
    ...rowFields,
    started_at: z.iso.datetime().nullable().meta(known('Time when the deployment started to run. null before that.')),
    finished_at: z.iso.datetime().nullable().meta(known('Time when the deployment ended. null before that.')),
    completed_percent: z.number().meta(known('Share of the time that has passed, in percent.')),
    gpus_per_container: z.int().meta(known('Number of GPUs of each container.')),
    hardware_id: z.int().meta(known('Hardware of the deployment.')),
    hardware_name: z.string().meta(known('Name of the hardware.')),
    brand_name: z.string().meta(known('Manufacturer of the hardware.')),
    locations: z
      .array(z.object({ id: z.int().meta(known('Identifier of the location.')), ...placeFields }))
      .meta(known('Locations of the deployment.')),
    container_config: containerConfig,
  })
  .meta(known('A deployment with all its fields.'))

export const container = z
  .object({
    container_id: z.string().meta(spec('Identifier of the container.')),
    device_id: z.string().meta(known('Identifier of the node that runs the container.')),
    hardware: z.string().meta(known('Name of the hardware.')),
    brand_name: z.string().meta(known('Manufacturer of the hardware.')),
    created_at: z.iso.datetime().meta(known('Time when the container was created.')),
    uptime_percent: z.number().meta(known('Share of the time that the container was up, in percent.')),
    gpus_per_container: z.int().meta(known('Number of GPUs of the container.')),
    status: z.string().meta(known('Status of the container.')),
    container_events: z
      .array(
        z.object({
          time: z.iso.datetime().meta(known('Time of the event.')),
          message: z.string().meta(known('Text of the event.')),
        }),
      )
      .meta(known('Events of the container.')),
    public_url: z.url().meta(known('URL of the container.')),
  })
  .meta(known('One container of a deployment.'))

export const hardware = z
  .object({
    hardware_id: z.int().meta(spec('Identifier of the hardware. Copy it into hardware_id of an order.')),
    hardware_name: z.string().meta(spec('Name of the hardware.')),
    brand_name: z.string().meta(spec('Manufacturer of the hardware.')),
    max_gpus_per_container: z.int().meta(spec('Highest number of GPUs for one container.')),
    available: z.int().meta(spec('Number of available units.')),
    price: z.number().meta(spec('Indicative price. Get the price gives the cost of a deployment.')),
  })
  .meta(spec('One kind of hardware.'))

export const replicas = z
  .object({
    id: z.int().meta(known('Identifier of the location. Copy it into location_ids.')),
    ...placeFields,
    available_replicas: z.int().meta(known('Number of replicas that the location has room for.')),
  })
  .meta(known('Available replicas of one location.'))

export const price = z
  .object({
    replica_count: z.int().meta(known('Number of containers.')),
    gpus_per_container: z.int().meta(known('Number of GPUs of each container.')),
    available_replica_count: z.array(z.int()).meta(known('Available replicas of each location in the query, in the same order.')),
    discount: z.number().meta(known('Discount that the cost includes.')),
    total_cost_usdc: z.number().meta(known('Cost of the whole deployment, in USDC.')),
  })
  .meta(known('The cost of a deployment before it is ordered.'))

export const logStream = z.string().meta(known('Server-sent events, one for each line of the log. The lines are text, not JSON.'))

/** Source: specification, public documentation (the default). */
export const logQuery = z.strictObject({
  stream: z.enum(['stdout', 'stderr']).default('stdout').meta(spec('Stream to read.')),
})

export const deploymentPath = z.object({ deployment_id: deploymentId })

export const containerPath = deploymentPath.extend({
  container_id: z.string().min(1).meta(spec('Identifier of the container, from the list of containers.')),
})

/** Source: specification. */
export const listQuery = z.strictObject({
  status: z
    .string()
    .min(1)
    .optional()
    .meta(spec('Returns only deployments with this status, such as running, completed, failed or pending.')),
  page: z.int().min(0).default(0).meta(spec('Number of the page, counted from the first.')),
  page_size: z.int().min(1).max(100).default(10).meta(spec('Number of deployments on a page.')),
})

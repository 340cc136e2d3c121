import * as z from 'zod'
import { containerConfig } from './container-deployment.ts'
import { known, spec } from '../described.ts'

const deploymentId = z.uuid().meta(spec('Identifier of the deployment.'))

/** Response to an order, a change or a termination. Source: specification (deploy), public documentation (the rest). */
export const accepted = spec.object('A request that was accepted.', {
  status: spec.text('What was requested, such as deployment requested.'),
  deployment_id: deploymentId,
})

const placeFields = {
  iso2: known.text('Country code.'),
  name: known.text('Name of the country.'),
}

const rowFields = {
  id: deploymentId,
  status: spec.text('running, completed, failed, pending or another value.'),
  created_at: spec.time('Time of the order.'),
  total_gpus: spec.integer('Number of GPUs of all containers.'),
  container_count: spec.integer('Number of containers.'),
  amount_paid: spec.number('Amount paid, in USDC.'),
  compute_minutes_served: spec.integer('Minutes that the deployment has run.'),
  compute_minutes_remaining: spec.integer('Minutes that remain.'),
}

export const deploymentRow = spec.object('One deployment of the list.', rowFields)

export const deployment = known.object('A deployment with all its fields.', {
  ...rowFields,
  started_at: z.iso.datetime().nullable().meta(known('Time when the deployment started to run. null before that.')),
  finished_at: z.iso.datetime().nullable().meta(known('Time when the deployment ended. null before that.')),
  completed_percent: known.number('Share of the time that has passed, in percent.'),
  gpus_per_container: known.integer('Number of GPUs of each container.'),
  hardware_id: known.integer('Hardware of the deployment.'),
  hardware_name: known.text('Name of the hardware.'),
  brand_name: known.text('Manufacturer of the hardware.'),
  locations: known.list('Locations of the deployment.', z.object({ id: known.integer('Identifier of the location.'), ...placeFields })),
  container_config: containerConfig,
})

export const container = known.object('One container of a deployment.', {
  container_id: spec.text('Identifier of the container.'),
  device_id: known.text('Identifier of the node that runs the container.'),
  hardware: known.text('Name of the hardware.'),
  brand_name: known.text('Manufacturer of the hardware.'),
  created_at: known.time('Time when the container was created.'),
  uptime_percent: known.number('Share of the time that the container was up, in percent.'),
  gpus_per_container: known.integer('Number of GPUs of the container.'),
  status: known.text('Status of the container.'),
  container_events: known.list(
    'Events of the container.',
    z.object({
      time: known.time('Time of the event.'),
      message: known.text('Text of the event.'),
    }),
  ),
  public_url: z.url().meta(known('URL of the container.')),
})

export const hardware = spec.object('One kind of hardware.', {
  hardware_id: spec.integer('Identifier of the hardware. Copy it into hardware_id of an order.'),
  hardware_name: spec.text('Name of the hardware.'),
  brand_name: spec.text('Manufacturer of the hardware.'),
  max_gpus_per_container: spec.integer('Highest number of GPUs for one container.'),
  available: spec.integer('Number of available units.'),
  price: spec.number('Indicative price. Get the price gives the cost of a deployment.'),
})

export const replicas = known.object('Available replicas of one location.', {
  id: known.integer('Identifier of the location. Copy it into location_ids.'),
  ...placeFields,
  available_replicas: known.integer('Number of replicas that the location has room for.'),
})

export const price = known.object('The cost of a deployment before it is ordered.', {
  replica_count: known.integer('Number of containers.'),
  gpus_per_container: known.integer('Number of GPUs of each container.'),
  available_replica_count: known.list('Available replicas of each location in the query, in the same order.', z.int()),
  discount: known.number('Discount that the cost includes.'),
  total_cost_usdc: known.number('Cost of the whole deployment, in USDC.'),
})

export const logStream = known.text('Server-sent events, one for each line of the log. The lines are text, not JSON.')

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

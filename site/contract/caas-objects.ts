import * as z from 'zod'
import { containerConfig } from './container-deployment.ts'
import { known, spec } from './provenance.ts'

const deploymentId = z.uuid().meta(known('Identifier of the deployment.'))

/** The answer to an order, a change or an end. Source: specification §3 (deploy); the rest from public documentation. */
export const accepted = z.object({
  status: z.string().meta(spec('What was accepted.')),
  deployment_id: deploymentId,
}).meta(spec('A request that was accepted.'))

/** Fields of a row of the list and of the details. Source: specification §3. */
const rowFields = {
  id: deploymentId,
  status: z.string().meta(spec('running, completed, failed or pending; other values may appear.')),
  created_at: z.iso.datetime().meta(spec('When it was ordered.')),
  total_gpus: z.int().meta(spec('GPUs of all containers together.')),
  container_count: z.int().meta(spec('Number of containers.')),
  amount_paid: z.number().meta(spec('What was paid, in USDC.')),
  compute_minutes_served: z.int().meta(spec('Minutes that ran so far.')),
  compute_minutes_remaining: z.int().meta(spec('Minutes that are left.')),
}

/** One row of the list of deployments. Source: specification §3. */
export const deploymentRow = z.object(rowFields).meta(spec('One deployment of the list.'))

/** A deployment in full. Source: public documentation of comparable APIs; the fields of the list from the specification. */
export const deployment = z.object({
  ...rowFields,
  started_at: z.iso.datetime().nullable().meta(known('When it began to run; null before that.')),
  finished_at: z.iso.datetime().nullable().meta(known('When it ended; null before that.')),
  completed_percent: z.number().meta(known('How much of the time has passed, in percent.')),
  gpus_per_container: z.int().meta(known('GPUs of each container.')),
  hardware_id: z.int().meta(known('Hardware it runs on.')),
  hardware_name: z.string().meta(known('Name of the hardware.')),
  brand_name: z.string().meta(known('Maker of the hardware.')),
  locations: z.array(z.object({
    id: z.int().meta(known('Number of the location.')),
    iso2: z.string().meta(known('Country code.')),
    name: z.string().meta(known('Name of the country.')),
  })).meta(known('Where it runs.')),
  container_config: containerConfig,
}).meta(known('A deployment in full.'))

/** One container of a deployment. Source: `container_id` from specification §3, the rest from public documentation. */
export const container = z.object({
  container_id: z.string().meta(spec('Identifier of the container.')),
  device_id: z.string().meta(known('Identifier of the node.')),
  hardware: z.string().meta(known('Name of the hardware.')),
  brand_name: z.string().meta(known('Maker of the hardware.')),
  created_at: z.iso.datetime().meta(known('When it was made.')),
  uptime_percent: z.number().meta(known('Share of the time that it was up, in percent.')),
  gpus_per_container: z.int().meta(known('GPUs of the container.')),
  status: z.string().meta(known('Status of the container.')),
  container_events: z.array(z.object({
    time: z.iso.datetime().meta(known('When it happened.')),
    message: z.string().meta(known('What happened.')),
  })).meta(known('What happened to the container.')),
  public_url: z.url().meta(known('Where the container answers.')),
}).meta(known('One container of a deployment.'))

/** One kind of hardware. Source: specification §3. */
export const hardware = z.object({
  hardware_id: z.int().meta(spec('Goes into hardware_id.')),
  hardware_name: z.string().meta(spec('Name of the hardware.')),
  brand_name: z.string().meta(spec('Its maker.')),
  max_gpus_per_container: z.int().meta(spec('The most GPUs that one container gets.')),
  available: z.int().meta(spec('How many are free.')),
  price: z.number().meta(spec('An indication; the price call gives the cost.')),
}).meta(spec('One kind of hardware.'))

/** Free places in one location. Source: public documentation of comparable APIs. */
export const replicas = z.object({
  id: z.int().meta(known('Number of the location; goes into location_ids.')),
  iso2: z.string().meta(known('Country code.')),
  name: z.string().meta(known('Name of the country.')),
  available_replicas: z.int().meta(known('How many containers of this kind fit there.')),
}).meta(known('Free places in one location.'))

/** What a deployment would cost. Source: public documentation of comparable APIs. */
export const price = z.object({
  replica_count: z.int().meta(known('Number of containers.')),
  gpus_per_container: z.int().meta(known('GPUs of each container.')),
  available_replica_count: z.array(z.int()).meta(known('Free places in each location asked for, in the same order.')),
  discount: z.number().meta(known('Discount that is already taken off.')),
  total_cost_usdc: z.number().meta(known('What the whole deployment costs, in USDC.')),
}).meta(known('What a deployment would cost.'))

/** Line of a log, as a server-sent event. Source: public documentation of comparable APIs. */
export const logStream = z.string().meta(known('Server-sent events, one line of the log each; the lines are not JSON.'))

/** Which stream of a container. Source: specification §7; the default from public documentation. */
export const logQuery = z.object({
  stream: z.enum(['stdout', 'stderr']).default('stdout').meta(spec('Which stream to read.')),
})

/** The path of a deployment. */
export const deploymentPath = z.object({ deployment_id: z.uuid().meta(spec('The deployment.')) })

/** The path of a container's log. */
export const containerPath = deploymentPath.extend({
  container_id: z.string().min(1).meta(spec('The container; from the list of containers.')),
})

/** The filter and the pages of the list. Source: specification §7, §9 (page size 10, at most 100). */
export const listQuery = z.object({
  status: z.string().min(1).optional().meta(spec('Only deployments with this status, such as running, completed, failed or pending.')),
  page: z.int().min(0).default(0).meta(spec('Which page; the first is 0.')),
  page_size: z.int().min(1).max(100).default(10).meta(spec('Rows of a page.')),
})

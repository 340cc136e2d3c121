import * as z from 'zod'
import { accepted, container, deployment, deploymentPath, deploymentRow, listQuery } from './caas-objects.ts'
import { deploymentFields } from './container-deployment.ts'
import { badDeploymentId, belowOne, defineCaasCalls, createCaasProblem } from '../errors.ts'
import { world } from '../example-world.ts'
import { known, spec } from '../described.ts'

/** Source: specification. */
export const caasPrefix = '/enterprise/v1/io-cloud/caas'

export const deploymentAddress = `${caasPrefix}/deployment/{deployment_id}` as const
const { deployment: order, container: first, hardware } = world
export const path = { deployment_id: order.id }
export const minutes = order.hours * 60
export const computeCost = (hours: number) => Number((hardware.price * hours).toFixed(2))

export const orderCost = computeCost(order.hours)

const config = {
  image_url: order.image,
  port: order.port,
  entrypoint: ['nginx', '-g', 'daemon off;'],
  environment_variables: { LOG_LEVEL: 'info' },
}
const row = {
  id: order.id,
  status: 'running',
  created_at: order.createdAt,
  total_gpus: 1,
  container_count: 1,
  amount_paid: orderCost,
  compute_minutes_served: order.minutesServed,
  compute_minutes_remaining: minutes - order.minutesServed,
}
export const details = {
  ...row,
  started_at: order.startedAt,
  finished_at: null,
  completed_percent: (100 * order.minutesServed) / minutes,
  gpus_per_container: 1,
  hardware_id: hardware.id,
  hardware_name: hardware.name,
  brand_name: hardware.brand,
  locations: world.locations.slice(0, 1).map(({ id, iso2, name }) => ({ id, iso2, name })),
  container_config: config,
}
export const describeAcceptance = (status: string, description: string) =>
  ({ description, schema: accepted, example: { status, deployment_id: order.id } }) as const
/** Source: specification. */
export const deploymentCalls = defineCaasCalls({
  createDeployment: {
    method: 'POST',
    path: `${caasPrefix}/deploy`,
    title: 'Deploy containers',
    summary: 'Orders a deployment: one image, on the GPUs that you choose, for a number of hours.',
    tag: 'Deploy',
    request: z.strictObject(deploymentFields),
    example: {
      body: {
        hardware_id: hardware.id,
        gpus_per_container: 1,
        replica_count: 1,
        duration_hours: order.hours,
        location_ids: world.locations.map(({ id }) => id),
        container_config: config,
      },
    },
    success: { ...describeAcceptance('deployment requested', 'The deployment is requested.'), provenance: 'spec' },
    errors: {
      invalid: belowOne('body', 'duration_hours'),
      failed: 'The deployment could not be requested.',
    },
    cli: `onenode deploy --hardware-id ${hardware.id} --gpus 1 --replicas 1 --duration ${order.hours}h ${world.locations.map(({ id }) => `--location ${id}`).join(' ')} \\
  --image ${order.image} --port ${order.port} --entrypoint nginx --entrypoint=-g --entrypoint 'daemon off;' \\
  --env LOG_LEVEL=info`,
  },
  listDeployments: {
    method: 'GET',
    path: `${caasPrefix}/deployments`,
    title: 'List deployments',
    summary: 'Lists your deployments in pages.',
    tag: 'Deployments',
    query: listQuery,
    example: { query: { status: 'running', page: 0, page_size: 10 } },
    success: {
      description: 'One page of your deployments.',
      provenance: 'spec',
      schema: z.object({ data: spec.list('The deployments of the page.', deploymentRow) }),
      example: { data: [row] },
    },
    errors: {
      invalid: createCaasProblem(['query', 'page_size'], 'Input should be less than or equal to 100.', 'less_than_equal'),
      failed: 'The deployments could not be listed.',
    },
    cli: 'onenode list --status running --page 0 --per-page 10 --output json',
  },
  getDeployment: {
    method: 'GET',
    path: deploymentAddress,
    title: 'Show a deployment',
    summary: 'Shows one deployment with its hardware, locations and configuration.',
    tag: 'Deployments',
    pathParams: deploymentPath,
    example: { path },
    success: {
      description: 'The deployment.',
      schema: z.object({ data: deployment }),
      example: { data: details },
    },
    errors: { invalid: badDeploymentId, failed: 'The deployment could not be read.' },
  },
  listContainers: {
    method: 'GET',
    path: `${deploymentAddress}/containers`,
    title: 'List containers',
    summary: 'Lists the containers of a deployment with their public URLs.',
    tag: 'Deployments',
    pathParams: deploymentPath,
    example: { path },
    success: {
      description: 'The containers.',
      schema: z.object({
        data: known.object('Containers of the deployment.', {
          total: known.integer('Number of containers.'),
          workers: known.list('One entry for each container.', container),
        }),
      }),
      example: {
        data: {
          total: 1,
          workers: [
            {
              container_id: first.id,
              device_id: first.device,
              hardware: hardware.name,
              brand_name: hardware.brand,
              created_at: first.createdAt,
              uptime_percent: 99.8,
              gpus_per_container: 1,
              status: 'running',
              container_events: [{ time: first.pulledAt, message: 'image pulled' }],
              public_url: first.url,
            },
          ],
        },
      },
    },
    errors: { invalid: badDeploymentId, failed: 'The containers could not be listed.' },
  },
})

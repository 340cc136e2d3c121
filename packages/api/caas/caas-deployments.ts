import * as z from 'zod'
import { accepted, container, deployment, deploymentPath, deploymentRow, listQuery } from './caas-objects.ts'
import { deploymentFields } from './container-deployment.ts'
import { exampleDeployment, toContainers, toDetails, toRow } from './deployment-answers.ts'
import { badDeploymentId, belowOne, defineCaasCalls, createCaasProblem } from '../errors.ts'
import { world } from '../example-world.ts'
import { known, spec } from '../described.ts'

/** Source: specification. */
export const caasPrefix = '/enterprise/v1/io-cloud/caas'

export const deploymentAddress = `${caasPrefix}/deployment/{deployment_id}` as const
const { deployment: order, hardware } = world
export const path = { deployment_id: order.id }
export const now = Date.parse(world.moment)
const { config } = exampleDeployment

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
      example: { data: [toRow(exampleDeployment, now)] },
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
      example: { data: toDetails(exampleDeployment, now) },
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
          workers: toContainers(exampleDeployment, now),
        },
      },
    },
    errors: { invalid: badDeploymentId, failed: 'The containers could not be listed.' },
  },
})

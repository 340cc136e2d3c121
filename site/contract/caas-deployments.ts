import * as z from 'zod'
import type { Call } from './call.ts'
import {
  accepted, container, containerPath, deployment, deploymentPath, deploymentRow, listQuery, logQuery, logStream,
} from './caas-objects.ts'
import { deploymentFields } from './container-deployment.ts'
import { caasErrors } from './errors.ts'
import { known, spec } from './provenance.ts'
import { values } from './sample-values.ts'

/** The prefix of every CaaS call. Source: specification §7. */
export const caasPrefix = '/enterprise/v1/io-cloud/caas'

const one = `${caasPrefix}/deployment/{deployment_id}` as const
const path = { deployment_id: values.deployment }
const config = {
  image_url: values.containerImage,
  port: 80,
  entrypoint: ['nginx', '-g', 'daemon off;'],
  environment_variables: { LOG_LEVEL: 'info' },
}
const row = {
  id: values.deployment,
  status: 'running',
  created_at: '2026-01-14T09:30:00Z',
  total_gpus: 1,
  container_count: 1,
  amount_paid: 35.76,
  compute_minutes_served: 90,
  compute_minutes_remaining: 1350,
}
const details = {
  ...row,
  started_at: '2026-01-14T09:33:00Z',
  finished_at: null,
  completed_percent: 6.25,
  gpus_per_container: 1,
  hardware_id: 203,
  hardware_name: 'H100',
  brand_name: 'NVIDIA',
  locations: [{ id: 1, iso2: 'US', name: 'United States' }],
  container_config: config,
}

/** The calls on deployments. Source of the paths and of the request fields: specification §3, §5, §7. */
export const deploymentCalls = [
  {
    id: 'createDeployment',
    method: 'POST',
    path: `${caasPrefix}/deploy`,
    title: 'Deploy containers',
    summary: 'Orders a deployment: one image, on GPUs of your choice, for a number of hours.',
    tag: 'Deploy',
    auth: 'apiKey',
    request: z.strictObject(deploymentFields),
    example: {
      body: {
        hardware_id: 203, gpus_per_container: 1, replica_count: 1, duration_hours: 24, location_ids: [1, 4], container_config: config,
      },
    },
    responses: [
      {
        status: 200,
        description: 'The deployment is requested.',
        provenance: 'spec',
        schema: accepted,
        example: { status: 'deployment requested', deployment_id: values.deployment },
      },
      ...caasErrors,
    ],
    cli: `onenode deploy --hardware-id 203 --gpus 1 --replicas 1 --duration 24h --location 1 --location 4 \\
  --image ${values.containerImage} --port 80 --env LOG_LEVEL=info`,
  },
  {
    id: 'listDeployments',
    method: 'GET',
    path: `${caasPrefix}/deployments`,
    title: 'List deployments',
    summary: 'Lists your deployments, page by page.',
    tag: 'Deployments',
    auth: 'apiKey',
    query: listQuery,
    example: { query: { status: 'running', page: 0, page_size: 10 } },
    responses: [
      {
        status: 200,
        description: 'One page of your deployments.',
        provenance: 'spec',
        schema: z.object({ data: z.array(deploymentRow).meta(spec('The deployments of the page.')) }),
        example: { data: [row] },
      },
      ...caasErrors,
    ],
    cli: 'onenode list --status running --page 0 --per-page 10 --output json',
  },
  {
    id: 'getDeployment',
    method: 'GET',
    path: one,
    title: 'Show a deployment',
    summary: 'Shows one deployment with its hardware, locations and configuration.',
    tag: 'Deployments',
    auth: 'apiKey',
    pathParams: deploymentPath,
    example: { path },
    responses: [
      {
        status: 200,
        description: 'The deployment.',
        provenance: 'public',
        schema: z.object({ data: deployment }),
        example: { data: details },
      },
      ...caasErrors,
    ],
  },
  {
    id: 'listContainers',
    method: 'GET',
    path: `${one}/containers`,
    title: 'List containers',
    summary: 'Lists the containers of a deployment with their public addresses.',
    tag: 'Deployments',
    auth: 'apiKey',
    pathParams: deploymentPath,
    example: { path },
    responses: [
      {
        status: 200,
        description: 'The containers.',
        provenance: 'public',
        schema: z.object({
          data: z.object({
            total: z.int().meta(known('Number of containers.')),
            workers: z.array(container).meta(known('The containers.')),
          }).meta(known('The containers and their number.')),
        }),
        example: {
          data: {
            total: 1,
            workers: [{
              container_id: values.container,
              device_id: values.device,
              hardware: 'H100',
              brand_name: 'NVIDIA',
              created_at: '2026-01-14T09:31:00Z',
              uptime_percent: 99.8,
              gpus_per_container: 1,
              status: 'running',
              container_events: [{ time: '2026-01-14T09:33:00Z', message: 'image pulled' }],
              public_url: values.serviceUrl,
            }],
          },
        },
      },
      ...caasErrors,
    ],
  },
  {
    id: 'streamLog',
    method: 'GET',
    path: `${one}/log/{container_id}`,
    title: 'Follow a log',
    summary: 'Streams a log of one container as server-sent events, one line each.',
    tag: 'Manage',
    auth: 'apiKey',
    pathParams: containerPath,
    query: logQuery,
    example: { path: { ...path, container_id: values.container }, query: { stream: 'stdout' } },
    responses: [
      {
        status: 200,
        description: 'The log, line by line, as it is written.',
        provenance: 'public',
        contentType: 'text/event-stream',
        schema: logStream,
        example: 'data: 2026-01-14T09:34:02Z server listening on :80\n\n',
      },
      ...caasErrors,
    ],
    cli: `onenode logs ${values.deployment} ${values.container} --stream stdout --follow`,
  },
] as const satisfies readonly Call[]

import * as z from 'zod'
import { caasPrefix, deploymentCalls, extendedCost } from './caas-deployments.ts'
import { accepted, deployment, deploymentPath } from './caas-objects.ts'
import { badDeploymentId, defineCaasCalls, problem } from '../errors.ts'
import { world } from '../example-world.ts'
import { spec } from '../provenance.ts'

const deploymentAddress = `${caasPrefix}/deployment/{deployment_id}` as const
const { deployment: order } = world
const path = { deployment_id: order.id }
const shown = deploymentCalls.getDeployment.responses[0].example.data
const minutes = (order.hours + order.moreHours) * 60
const extended = {
  ...shown,
  amount_paid: extendedCost,
  compute_minutes_remaining: minutes - order.minutesServed,
  completed_percent: Number(((100 * order.minutesServed) / minutes).toFixed(2)),
}

/** The calls that change or end a deployment. Source: specification. */
export const changeCalls = defineCaasCalls({
  updateDeployment: {
    method: 'PATCH',
    path: deploymentAddress,
    title: 'Change environment variables',
    summary: 'Changes the environment variables of a deployment.',
    tag: 'Manage deployments',
    pathParams: deploymentPath,
    request: z.strictObject({
      container_config: z
        .strictObject({
          environment_variables: z.record(z.string(), z.string()).meta(spec('Environment variables. Every value is text.')),
        })
        .meta(spec('Configuration of the containers.')),
    }),
    example: { path, body: { container_config: { environment_variables: { LOG_LEVEL: 'debug' } } } },
    success: {
      description: 'The change was requested.',
      provenance: 'public',
      schema: accepted,
      example: { status: 'update requested', deployment_id: order.id },
    },
    errors: {
      invalid: problem(['body', 'container_config', 'environment_variables', 'LOG_LEVEL'], 'Input should be a valid string', 'string_type'),
      failed: 'The environment variables could not be changed',
    },
  },
  extendDeployment: {
    method: 'POST',
    path: `${deploymentAddress}/extend`,
    title: 'Extend a deployment',
    summary: 'Adds hours to a running deployment without redeploying it.',
    tag: 'Manage deployments',
    pathParams: deploymentPath,
    request: z.strictObject({ additional_hours: z.int().min(1).meta(spec('Number of hours to add.')) }),
    example: { path, body: { additional_hours: order.moreHours } },
    success: {
      description: 'The deployment with its new remaining time.',
      provenance: 'public',
      schema: z.object({ data: deployment }),
      example: { data: extended },
    },
    errors: {
      invalid: problem(['body', 'additional_hours'], 'Input should be greater than or equal to 1', 'greater_than_equal'),
      failed: 'The deployment could not be extended',
    },
  },
  deleteDeployment: {
    method: 'DELETE',
    path: deploymentAddress,
    title: 'Destroy a deployment',
    summary: 'Shuts a deployment down and releases its resources.',
    tag: 'Manage deployments',
    pathParams: deploymentPath,
    example: { path },
    success: {
      description: 'The termination was requested.',
      provenance: 'public',
      schema: accepted,
      example: { status: 'termination requested', deployment_id: order.id },
    },
    errors: { invalid: badDeploymentId, failed: 'The deployment could not be destroyed' },
  },
})

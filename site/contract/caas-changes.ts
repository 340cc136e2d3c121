import * as z from 'zod'
import type { Call } from './call.ts'
import { caasPrefix, deploymentCalls } from './caas-deployments.ts'
import { accepted, deployment, deploymentPath } from './caas-objects.ts'
import { caasErrors } from './errors.ts'
import { spec } from './provenance.ts'
import { values } from './sample-values.ts'

const one = `${caasPrefix}/deployment/{deployment_id}` as const
const path = { deployment_id: values.deployment }
const shown = deploymentCalls[2].responses[0].example.data
const extended = { ...shown, amount_paid: 53.64, compute_minutes_remaining: 2070, completed_percent: 4.17 }

/** The calls that change or end a deployment. Source of the paths and of the request fields: specification §7. */
export const changeCalls = [
  {
    id: 'updateDeployment',
    method: 'PATCH',
    path: one,
    title: 'Change environment variables',
    summary: 'Changes the environment variables of a deployment.',
    tag: 'Manage',
    auth: 'apiKey',
    pathParams: deploymentPath,
    request: z.strictObject({
      container_config: z.strictObject({
        environment_variables: z.record(z.string(), z.string()).meta(spec('Environment variables, text to text.')),
      }).meta(spec('What the containers run.')),
    }),
    example: { path, body: { container_config: { environment_variables: { LOG_LEVEL: 'debug' } } } },
    responses: [
      {
        status: 200,
        description: 'The change is requested.',
        provenance: 'public',
        schema: accepted,
        example: { status: 'update requested', deployment_id: values.deployment },
      },
      ...caasErrors,
    ],
  },
  {
    id: 'extendDeployment',
    method: 'POST',
    path: `${one}/extend`,
    title: 'Extend a deployment',
    summary: 'Adds hours to a running deployment, without deploying again.',
    tag: 'Manage',
    auth: 'apiKey',
    pathParams: deploymentPath,
    request: z.strictObject({ additional_hours: z.int().min(1).meta(spec('Hours to add.')) }),
    example: { path, body: { additional_hours: 12 } },
    responses: [
      {
        status: 200,
        description: 'The deployment with its new time.',
        provenance: 'public',
        schema: z.object({ data: deployment }),
        example: { data: extended },
      },
      ...caasErrors,
    ],
  },
  {
    id: 'deleteDeployment',
    method: 'DELETE',
    path: one,
    title: 'Destroy a deployment',
    summary: 'Shuts a deployment down and releases its resources.',
    tag: 'Manage',
    auth: 'apiKey',
    pathParams: deploymentPath,
    example: { path },
    responses: [
      {
        status: 200,
        description: 'The end is requested.',
        provenance: 'public',
        schema: accepted,
        example: { status: 'termination requested', deployment_id: values.deployment },
      },
      ...caasErrors,
    ],
  },
] as const satisfies readonly Call[]

import * as z from 'zod'
import { containerPath, deployment, deploymentPath, logQuery, logStream } from './caas-objects.ts'
import { deploymentAddress, describeAcceptance, now, path } from './caas-deployments.ts'
import { computeCost, exampleDeployment, toDetails } from './deployment-answers.ts'
import { badDeploymentId, belowOne, defineCaasCalls, createCaasProblem } from '../errors.ts'
import { world } from '../example-world.ts'
import { spec } from '../described.ts'
import { variables } from '../values/values.ts'

const { deployment: order, container: first } = world
const hours = order.hours + order.moreHours

/** Source: specification. */
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
          environment_variables: variables.check(z.meta(spec('Environment variables. Every value is text.'))),
        })
        .meta(spec('Configuration of the containers.')),
    }),
    example: { path, body: { container_config: { environment_variables: { LOG_LEVEL: 'debug' } } } },
    success: describeAcceptance('update requested', 'The change was requested.'),
    errors: {
      invalid: createCaasProblem(
        ['body', 'container_config', 'environment_variables', 'LOG_LEVEL'],
        'Input should be a valid string.',
        'string_type',
      ),
      failed: 'The environment variables could not be changed.',
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
      schema: z.object({ data: deployment }),
      example: { data: toDetails({ ...exampleDeployment, hours, paid: computeCost(1, 1, hours) }, now) },
    },
    errors: {
      invalid: belowOne('body', 'additional_hours'),
      failed: 'The deployment could not be extended.',
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
    success: describeAcceptance('termination requested', 'The termination was requested.'),
    errors: { invalid: badDeploymentId, failed: 'The deployment could not be destroyed.' },
  },
  streamLog: {
    method: 'GET',
    path: `${deploymentAddress}/log/{container_id}`,
    title: 'Follow a log',
    summary: 'Streams a log of one container as server-sent events, one event for each line.',
    tag: 'Manage deployments',
    pathParams: containerPath,
    query: logQuery,
    example: { path: { ...path, container_id: first.id }, query: { stream: 'stdout' } },
    success: {
      description: 'The log. New lines follow as the container writes them.',
      contentType: 'text/event-stream',
      schema: logStream,
      example: `data: ${first.loggedAt} server listening on :${order.port}\n\n`,
    },
    errors: {
      invalid: createCaasProblem(['query', 'stream'], "Input should be 'stdout' or 'stderr'.", 'literal_error'),
      failed: 'The log could not be read.',
    },
    cli: `onenode logs ${order.id} ${first.id} --stream stdout --follow`,
  },
})

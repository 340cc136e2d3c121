import * as z from 'zod'
import { caasPrefix } from './caas-deployments.ts'
import { hardware as hardwareSchema, price, replicas } from './caas-objects.ts'
import { deploymentFields } from './container-deployment.ts'
import { exampleDeployment, hardware } from './deployment-answers.ts'
import { belowOne, defineCaasCalls, createCaasProblem } from '../errors.ts'
import { world } from '../example-world.ts'
import { known, spec } from '../described.ts'

/** A JSON array of integers in a string, because each generated client encodes a list parameter in its own way. */
const jsonIntegers = /^\[ *(?:(?:0|[1-9]\d*) *(?:, *(?:0|[1-9]\d*) *)*)?\]$/

const { hardware: kind, locations, deployment: order } = world
const { hardware_id, duration_hours, gpus_per_container } = deploymentFields

/** Source: specification. */
export const hardwareCalls = defineCaasCalls({
  getPrice: {
    method: 'GET',
    path: `${caasPrefix}/price`,
    title: 'Get the price',
    summary: 'Returns the cost of a deployment, and how many containers each location has room for.',
    tag: 'Deploy',
    query: z.strictObject({
      hardware_id,
      duration_hours,
      gpus_per_container,
      replica_count: z.int().min(1).meta(spec('Number of containers.')),
      location_ids: z.string().regex(jsonIntegers).optional().meta(spec('Locations to run in. URL-encode the list.')),
    }),
    example: {
      query: {
        hardware_id: kind.id,
        duration_hours: order.hours,
        gpus_per_container: 1,
        replica_count: 1,
        location_ids: JSON.stringify(locations.map(({ id }) => id)),
      },
    },
    success: {
      description: 'The price.',
      schema: z.object({ data: price }),
      example: {
        data: {
          replica_count: 1,
          gpus_per_container: 1,
          available_replica_count: locations.map(({ available }) => available),
          discount: 0,
          total_cost_usdc: exampleDeployment.paid / 100,
        },
      },
    },
    errors: {
      invalid: createCaasProblem(['query', 'location_ids'], 'Input should be a JSON array of integers.', 'list_type'),
      failed: 'The price could not be calculated.',
    },
  },
  listHardware: {
    method: 'GET',
    path: `${caasPrefix}/hardware/max-gpus-per-container`,
    title: 'List hardware',
    summary: 'Lists the hardware, how many units are available, and the highest number of GPUs for one container.',
    tag: 'Hardware',
    success: {
      description: 'The hardware.',
      provenance: 'spec',
      schema: z.object({
        data: spec.object('List of the hardware.', {
          hardware: spec.list('One entry for each kind of hardware.', hardwareSchema),
          total: spec.integer('Number of entries.'),
        }),
      }),
      example: {
        data: {
          hardware: [hardware],
          total: 1,
        },
      },
    },
    errors: { failed: 'The hardware could not be listed.' },
  },
  listAvailableReplicas: {
    method: 'GET',
    path: `${caasPrefix}/available-replicas`,
    title: 'List available replicas',
    summary: 'Lists how many replicas each location has room for.',
    tag: 'Hardware',
    query: z.strictObject({
      hardware_id,
      hardware_qty: gpus_per_container,
    }),
    example: { query: { hardware_id: kind.id, hardware_qty: 1 } },
    success: {
      description: 'The locations.',
      schema: z.object({ data: known.list('One entry for each location.', replicas) }),
      example: { data: locations.map(({ available, ...location }) => ({ ...location, available_replicas: available })) },
    },
    errors: {
      invalid: belowOne('query', 'hardware_qty'),
      failed: 'The available replicas could not be listed.',
    },
  },
})

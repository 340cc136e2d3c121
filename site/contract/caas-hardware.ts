import * as z from 'zod'
import type { Call } from './call.ts'
import { caasPrefix } from './caas-deployments.ts'
import { hardware, price, replicas } from './caas-objects.ts'
import { caasErrors } from './errors.ts'
import { known, spec } from './provenance.ts'

/** The calls that find hardware, places and the price. Source of the paths and of the request fields: specification §5, §7. */
export const hardwareCalls = [
  {
    id: 'getPrice',
    method: 'GET',
    path: `${caasPrefix}/price`,
    title: 'Ask for the price',
    summary: 'Says what a deployment would cost, and how many containers fit in each location.',
    tag: 'Deploy',
    auth: 'apiKey',
    query: z.object({
      hardware_id: z.int().meta(spec('Hardware to run on; from the list of hardware.')),
      duration_hours: z.int().min(1).meta(spec('How many hours the deployment runs.')),
      gpus_per_container: z.int().min(1).meta(spec('GPUs of each container.')),
      replica_count: z.int().min(1).meta(spec('Number of containers.')),
      location_ids: z.array(z.int()).optional().meta(known('Locations to run in: a JSON array, URL-encoded.')),
    }),
    example: { query: { hardware_id: 203, duration_hours: 24, gpus_per_container: 1, replica_count: 1, location_ids: [1, 4] } },
    responses: [
      {
        status: 200,
        description: 'The price.',
        provenance: 'public',
        schema: z.object({ data: price }),
        example: {
          data: { replica_count: 1, gpus_per_container: 1, available_replica_count: [6, 2], discount: 0, total_cost_usdc: 35.76 },
        },
      },
      ...caasErrors,
    ],
  },
  {
    id: 'listHardware',
    method: 'GET',
    path: `${caasPrefix}/hardware/max-gpus-per-container`,
    title: 'List hardware',
    summary: 'Lists the hardware, how much of it is free, and the most GPUs that one container gets.',
    tag: 'Hardware',
    auth: 'apiKey',
    example: {},
    responses: [
      {
        status: 200,
        description: 'The hardware.',
        provenance: 'spec',
        schema: z.object({
          data: z.object({
            hardware: z.array(hardware).meta(spec('The hardware.')),
            total: z.int().meta(spec('How many entries there are.')),
          }).meta(spec('The hardware and its number.')),
        }),
        example: {
          data: {
            hardware: [
              { hardware_id: 203, hardware_name: 'H100', brand_name: 'NVIDIA', max_gpus_per_container: 8, available: 14, price: 1.49 },
            ],
            total: 1,
          },
        },
      },
      ...caasErrors,
    ],
  },
  {
    id: 'listAvailableReplicas',
    method: 'GET',
    path: `${caasPrefix}/available-replicas`,
    title: 'List free places',
    summary: 'Lists the locations with room for your containers.',
    tag: 'Hardware',
    auth: 'apiKey',
    query: z.object({
      hardware_id: z.int().meta(spec('Hardware to run on; from the list of hardware.')),
      hardware_qty: z.int().min(1).meta(spec('GPUs of each container.')),
    }),
    example: { query: { hardware_id: 203, hardware_qty: 1 } },
    responses: [
      {
        status: 200,
        description: 'The locations.',
        provenance: 'public',
        schema: z.object({ data: z.array(replicas).meta(known('The locations.')) }),
        example: {
          data: [
            { id: 1, iso2: 'US', name: 'United States', available_replicas: 6 },
            { id: 4, iso2: 'DE', name: 'Germany', available_replicas: 2 },
          ],
        },
      },
      ...caasErrors,
    ],
  },
] as const satisfies readonly Call[]

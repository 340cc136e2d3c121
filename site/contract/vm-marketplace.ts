import * as z from 'zod'
import type { Call } from './call.ts'
import { vmErrors } from './errors.ts'
import { constraints, estimate, hardwareChoices, offer, slug } from './vm-objects.ts'
import { inferred, known, spec } from './provenance.ts'

const tag = 'Offerings'

/** Source: `api-facts.md`, VM API, realistic values. */
const offerExample = {
  configuration: { slug: 'cpu-2-ram-4gb-storage-25gb', price: '0.42' },
  resources: [
    { type: 'VCPU', metadata: { manufacturer: 'AMD', architecture: 'Zen' }, price: '0.20' },
    { type: 'RAM', metadata: { type: 'DDR', generation: '5' }, price: '0.12' },
    { type: 'STORAGE', metadata: { type: 'NVMe' }, price: '0.10' },
  ],
  datacenter: { countryCode: 'DE', cityCode: 'FRA', cityIndex: 1, tier: 3, certifications: ['SOC2'] },
  servers: [{ availableBasicInstances: 4, additionalResources: [] }],
  maxAdditionalSupply: [],
}

/** The calls that look around before an order. Source of the paths and of the request fields: specification §7. */
export const marketplaceCalls = [
  {
    id: 'searchOffers',
    method: 'POST',
    path: '/marketplace/offers',
    title: 'Search the marketplace',
    summary: 'Lists the offers that meet your constraints. An empty object filters nothing.',
    tag,
    auth: 'bearer',
    request: constraints,
    example: {
      body: {
        basicConfiguration: 'cpu-2-ram-4gb-storage-25gb',
        datacenter: { countries: ['DE', 'PL'] },
        hardware: { cpu: [{ manufacturer: 'AMD', architecture: 'Zen' }], storage: [{ type: 'NVMe' }] },
        maxTotalPricePerEpochUsd: '1.50',
      },
    },
    responses: [
      {
        status: 200,
        description: 'The offers; an empty list if none meets the constraints.',
        provenance: 'public',
        schema: z.array(offer).meta(known('Offers of the marketplace.')),
        example: [offerExample],
      },
      ...vmErrors,
    ],
  },
  {
    id: 'listBasicConfigurations',
    method: 'GET',
    path: '/marketplace/basic_configurations',
    title: 'List sizes',
    summary: 'Lists the sizes that basicConfiguration takes.',
    tag,
    auth: 'bearer',
    example: {},
    responses: [
      {
        status: 200,
        description: 'The sizes.',
        provenance: 'public',
        schema: z.array(slug).meta(known('Sizes of machines.')),
        example: ['cpu-2-ram-4gb-storage-25gb', 'cpu-8-ram-16gb-storage-50gb'],
      },
      ...vmErrors,
    ],
  },
  {
    id: 'listCountries',
    method: 'GET',
    path: '/marketplace/countries',
    title: 'List countries',
    summary: 'Lists the country codes that datacenter.countries takes.',
    tag,
    auth: 'bearer',
    example: {},
    responses: [
      {
        status: 200,
        description: 'The country codes.',
        provenance: 'public',
        schema: z.array(z.string().regex(/^[A-Z]{2}$/)).meta(known('Country codes.')),
        example: ['DE', 'PL', 'US'],
      },
      ...vmErrors,
    ],
  },
  {
    id: 'listHardware',
    method: 'GET',
    path: '/marketplace/hardware',
    title: 'List hardware',
    summary: 'Lists the processors, memory and disks that constraints may name.',
    tag,
    auth: 'bearer',
    example: {},
    responses: [
      {
        status: 200,
        description: 'The hardware.',
        provenance: 'public',
        schema: hardwareChoices,
        example: {
          cpu: [{ manufacturer: 'AMD', architecture: 'Zen' }],
          memory: [{ type: 'DDR', generation: '5' }],
          storage: [{ type: 'SSD' }, { type: 'NVMe' }],
        },
      },
      ...vmErrors,
    ],
  },
  {
    id: 'estimateVms',
    method: 'POST',
    path: '/vms/v3/estimate',
    title: 'Estimate the price',
    summary: 'Says what an order would cost and how much of your balance it would reserve.',
    tag,
    auth: 'bearer',
    request: z.strictObject({
      constraints: constraints.optional().meta(spec('Which machines may be taken. Left out, the smallest is taken.')),
      instances: z.int().min(1).meta(spec('Number of VMs.')),
    }),
    example: {
      body: { constraints: { basicConfiguration: 'cpu-2-ram-4gb-storage-25gb', datacenter: { countries: ['DE'] } }, instances: 2 },
    },
    responses: [
      {
        status: 200,
        description: 'The estimate.',
        provenance: 'public',
        schema: estimate,
        example: { depositAmountUsdc: '0.84', depositEpochs: 1, totalPricePerEpoch: '0.84', maxPricePerEpoch: '0.42', instances: 2 },
      },
      ...vmErrors,
    ],
    cli: 'onenode vm estimate --cpu 2 --ram 4 --storage 25 --country DE --instances 2 --output json',
  },
  {
    id: 'listOfferings',
    method: 'GET',
    path: '/vms/v3/offerings',
    title: 'List offerings',
    summary: 'Lists what can be ordered now; the command-line tool reads it.',
    tag,
    auth: 'bearer',
    example: {},
    responses: [
      {
        status: 200,
        description: 'The offerings. The shape of an entry is illustrative.',
        provenance: 'inferred',
        schema: z.array(offer).meta(inferred('What can be ordered now.')),
        example: [offerExample],
      },
      ...vmErrors,
    ],
    cli: 'onenode vm offerings --output json',
  },
] as const satisfies readonly Call[]

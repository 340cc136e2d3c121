import * as z from 'zod'
import { defineVmCalls } from '../errors.ts'
import { world } from '../example-world.ts'
import { inferred, known } from '../described.ts'
import { orderConstraints, orderFields, orderFlags } from './vm-machines.ts'
import { country } from '../values/values.ts'
import { constraints, estimate, hardware, offer, slug } from './vm-objects.ts'

const tag = 'Offerings'

const offerExample = {
  configuration: { slug: world.size.slug, price: world.pricePerEpoch },
  resources: [
    { type: 'VCPU', metadata: { manufacturer: 'AMD', architecture: 'Zen' }, price: '0.20' },
    { type: 'RAM', metadata: { type: 'DDR', generation: '5' }, price: '0.12' },
    { type: 'STORAGE', metadata: { type: 'NVMe' }, price: '0.10' },
  ],
  datacenter: { countryCode: world.country, cityCode: 'FRA', cityIndex: 1, tier: 3, certifications: ['SOC2'] },
  servers: [{ availableBasicInstances: 4, additionalResources: [] }],
  maxAdditionalSupply: [],
}

/** Source: specification. */
export const marketplaceCalls = defineVmCalls({
  searchOffers: {
    method: 'POST',
    path: '/marketplace/offers',
    title: 'Search the marketplace',
    summary: 'Lists the offers that meet your constraints. An empty object matches every offer.',
    tag,
    request: constraints,
    example: {
      body: {
        basicConfiguration: world.size.slug,
        datacenter: { countries: [world.country, 'PL'] },
        hardware: { cpu: [{ manufacturer: 'AMD', architecture: 'Zen' }], storage: [{ type: 'NVMe' }] },
        maxTotalPricePerEpochUsd: world.highestPrice,
      },
    },
    success: {
      description: 'The offers. The list is empty if no offer meets the constraints.',
      schema: known.list('Offers of the marketplace.', offer),
      example: [offerExample],
    },
    errors: {
      invalid: 'basicConfiguration must look like cpu-{n}-ram-{n}gb-storage-{n}gb.',
      failed: 'The offers could not be searched.',
    },
  },
  listBasicConfigurations: {
    method: 'GET',
    path: '/marketplace/basic_configurations',
    title: 'List sizes',
    summary: 'Lists the sizes that basicConfiguration accepts.',
    tag,
    success: {
      description: 'The sizes.',
      schema: known.list('Sizes of machines.', slug),
      example: [world.size.slug, 'cpu-8-ram-16gb-storage-50gb'],
    },
    errors: { failed: 'The sizes could not be listed.' },
  },
  listCountries: {
    method: 'GET',
    path: '/marketplace/countries',
    title: 'List countries',
    summary: 'Lists the country codes that datacenter.countries accepts.',
    tag,
    success: {
      description: 'The country codes.',
      schema: known.list('Country codes.', country),
      example: [world.country, 'PL', 'US'],
    },
    errors: { failed: 'The countries could not be listed.' },
  },
  listHardware: {
    method: 'GET',
    path: '/marketplace/hardware',
    title: 'List hardware',
    summary: 'Lists the processors, memory and disks on offer.',
    tag,
    success: {
      description: 'The hardware.',
      schema: hardware,
      example: {
        cpu: [{ manufacturer: 'AMD', architecture: 'Zen' }],
        memory: [{ type: 'DDR', generation: '5' }],
        storage: [{ type: 'SSD' }, { type: 'NVMe' }],
      },
    },
    errors: { failed: 'The hardware could not be listed.' },
  },
  estimateVms: {
    method: 'POST',
    path: '/vms/v3/estimate',
    title: 'Estimate the price',
    summary: 'Returns the price of an order and the part of your balance that it would reserve.',
    tag,
    request: z.strictObject(orderFields),
    example: { body: { constraints: orderConstraints, instances: 1 } },
    success: {
      description: 'The estimate.',
      schema: estimate,
      example: {
        depositAmountUsdc: world.pricePerEpoch,
        depositEpochs: 1,
        totalPricePerEpoch: world.pricePerEpoch,
        maxPricePerEpoch: world.pricePerEpoch,
        instances: 1,
      },
    },
    errors: { invalid: 'instances must be at least 1.', failed: 'The price could not be estimated.' },
    cli: `onenode vm estimate ${orderFlags} --output json`,
  },
  listOfferings: {
    method: 'GET',
    path: '/vms/v3/offerings',
    title: 'List offerings',
    summary: 'Lists what can be ordered now. The command-line tool uses it.',
    tag,
    success: {
      description: 'The offerings. The form of an entry is illustrative.',
      provenance: 'inferred',
      schema: inferred.list('What can be ordered now.', offer),
      example: [offerExample],
    },
    errors: { failed: 'The offerings could not be listed.' },
    cli: 'onenode vm offerings --output json',
  },
})

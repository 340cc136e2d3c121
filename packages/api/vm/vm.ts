import type { Api, Call } from '../call.ts'
import { keyCalls } from './vm-keys.ts'
import { machineCalls } from './vm-machines.ts'
import { marketplaceCalls } from './vm-marketplace.ts'
import * as vmObjects from './vm-objects.ts'

// The OpenAPI file writes `slug` inline.
const { slug: _slug, ...objects } = vmObjects
const { estimateVms, listOfferings, ...searches } = marketplaceCalls

/** Calls in the order of the reference. */
export const vmCall = { ...searches, ...machineCalls, estimateVms, listOfferings, ...keyCalls } satisfies Record<string, Call>

export const vmCalls: readonly Call[] = Object.values(vmCall)

export const vmApi: Api = {
  title: 'VM API',
  description: 'Search the marketplace, order virtual machines and manage them. Every call sends your key as a bearer token.',
  tags: [
    { name: 'Offerings', description: 'Machines on offer, their locations and prices.' },
    { name: 'Order', description: 'Default images and orders.' },
    { name: 'Manage VMs', description: 'The VMs of your account.' },
    { name: 'SSH keys', description: 'The public keys of your account.' },
  ],
  calls: vmCalls,
  objects,
}

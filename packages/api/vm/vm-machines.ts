import * as z from 'zod'
import { defineVmCalls } from '../errors.ts'
import { world } from '../example-world.ts'
import { known, spec } from '../described.ts'
import { constraints, defaultImage, openPorts, orderedVms, vm, vmConfiguration } from './vm-objects.ts'
import { shownVms, toTcpPorts } from './vm-answers.ts'

const { web, old, size, image, sshKey } = world
const portList = (ports: readonly number[]) => ports.map((port) => `${port}/tcp`).join(',')

/** Constraints of the example order and its estimate. */
export const orderConstraints = {
  basicConfiguration: size.slug,
  datacenter: { countries: [world.country] },
  maxTotalPricePerEpochUsd: world.highestPrice,
} as const

/** `orderConstraints` as command-line flags. */
export const orderFlags = `--cpu ${size.cpu} --ram ${size.ram} --storage ${size.storage} --country ${world.country} --max-price ${world.highestPrice}`

/** Request fields of both an order and an estimate. */
export const orderFields = {
  constraints: constraints.optional().meta(spec('Which machines fit. Without constraints you get the smallest size.')),
  instances: z.int().min(1).meta(spec('Number of VMs.')),
}

/** Source: specification. */
export const machineCalls = defineVmCalls({
  orderVms: {
    method: 'POST',
    path: '/vms/v3',
    title: 'Order VMs',
    summary: 'Orders one or more VMs and charges the first day.',
    tag: 'Order',
    request: z.strictObject({ ...orderFields, vmConfiguration }),
    example: {
      body: {
        constraints: orderConstraints,
        instances: 1,
        vmConfiguration: { name: web.name, openPorts: toTcpPorts(web.ports), osImage: image.url, sshKeys: [sshKey.text] },
      },
    },
    success: {
      description: 'The order is placed. The VMs are typically ready in 2 to 5 minutes.',
      provenance: 'spec',
      schema: orderedVms,
      example: { vms: [{ vmId: web.id, vmName: web.name }] },
    },
    errors: { invalid: 'instances must be at least 1.', failed: 'The order could not be placed.' },
    cli: `onenode vm create --name ${web.name} ${orderFlags} \\
  --image ${image.url} \\
  --ssh-key ${sshKey.file} --ports ${portList(web.ports)}`,
  },
  listVms: {
    method: 'GET',
    path: '/vms/v3',
    title: 'List VMs',
    summary: 'Lists your VMs with their address, size, price and ports.',
    tag: 'Manage VMs',
    success: {
      description: 'Your VMs. The example has one running VM and one Terminated VM.',
      provenance: 'spec',
      schema: z.object({ vms: spec.list('Your VMs.', vm) }),
      example: {
        vms: shownVms,
      },
    },
    errors: { failed: 'The VMs could not be listed.' },
    cli: 'onenode vm list --output json',
  },
  updateVm: {
    method: 'PATCH',
    path: '/vms/v3',
    title: 'Rename a VM or replace its ports',
    summary: 'Changes the name and the open ports. The list replaces every open port: keep 22/tcp in it to connect by SSH.',
    tag: 'Manage VMs',
    request: z.strictObject({
      vmId: z.string().min(1).meta(spec('The VM to change.')),
      name: z.string().min(1).optional().meta(spec('The new name.')),
      openPorts: openPorts.optional().meta(spec('All open ports from now on. A port that is not in the list is closed.')),
    }),
    example: { body: { vmId: web.id, name: web.newName, openPorts: toTcpPorts(web.newPorts) } },
    otherExamples: {
      rename: { body: { vmId: web.id, name: web.newName }, cli: `onenode vm update ${web.id} --name ${web.newName}` },
      ports: {
        body: { vmId: web.id, openPorts: toTcpPorts(web.newPorts) },
        cli: `onenode vm update ${web.id} --ports ${portList(web.newPorts)}`,
      },
    },
    success: { status: 204, description: 'The VM was changed. The response has no body.' },
    errors: { invalid: 'openPorts must have at most 50 items.', failed: 'The VM could not be changed.' },
    cli: `onenode vm update ${web.id} --name ${web.newName} --ports ${portList(web.newPorts)}`,
  },
  deleteVms: {
    method: 'DELETE',
    path: '/vms/v3',
    title: 'Terminate or finalize VMs',
    summary: 'Terminates running VMs for good. Finalizes VMs that the provider terminated, which releases reserved funds.',
    tag: 'Manage VMs',
    request: z.strictObject({ vmIds: z.array(z.string().min(1)).min(1).meta(spec('The VMs to terminate or finalize.')) }),
    example: { body: { vmIds: [web.id] } },
    otherExamples: { finalize: { body: { vmIds: [old.id] }, cli: `onenode vm terminate ${old.id}` } },
    success: {
      description: 'The transactions that end the rentals.',
      schema: z.object({ transactions: known.list('Identifiers of the transactions.', z.string()) }),
      example: { transactions: [web.termination] },
    },
    errors: { invalid: 'vmIds must have at least 1 item.', failed: 'The VMs could not be terminated.' },
    cli: `onenode vm terminate ${web.id}`,
  },
  listDefaultImages: {
    method: 'GET',
    path: '/vms/v3/default-images',
    title: 'List default images',
    summary: 'Lists images that are ready to use. Copy downloadUrl into osImage.',
    tag: 'Order',
    success: {
      description: 'The images.',
      schema: known.list('Images that are ready to use.', defaultImage),
      example: [
        {
          id: image.id,
          name: '24.04 (LTS) x64',
          distribution: 'Ubuntu',
          slug: 'ubuntu-24-04-x64',
          downloadUrl: image.url,
          username: image.username,
          createdAt: image.changedAt,
          updatedAt: image.changedAt,
        },
      ],
    },
    errors: { failed: 'The default images could not be listed.' },
    cli: 'onenode vm images --output json',
  },
})

import * as z from 'zod'
import type { Call } from './call.ts'
import { vmErrors } from './errors.ts'
import { constraints, defaultImage, openPort, orderedVms, vm, vmConfiguration } from './vm-objects.ts'
import { known, spec } from './provenance.ts'
import { values } from './sample-values.ts'

const ssh = { port: 22, protocol: 'tcp' }

/** The calls that order, show, change and end machines. Source of the paths and of the request fields: specification §3, §5, §7. */
export const machineCalls = [
  {
    id: 'orderVms',
    method: 'POST',
    path: '/vms/v3',
    title: 'Order VMs',
    summary: 'Orders one or more VMs and pays the first day.',
    tag: 'Order',
    auth: 'bearer',
    request: z.strictObject({
      constraints: constraints.optional().meta(spec('Which machines may be taken. Left out, the smallest is taken.')),
      instances: z.int().min(1).meta(spec('Number of VMs.')),
      vmConfiguration,
    }),
    example: {
      body: {
        constraints: {
          basicConfiguration: 'cpu-2-ram-4gb-storage-25gb',
          datacenter: { countries: ['DE'] },
          maxTotalPricePerEpochUsd: '1.50',
        },
        instances: 1,
        vmConfiguration: {
          name: 'web-1',
          hostname: 'web-1',
          openPorts: [ssh, { port: 443, protocol: 'tcp' }],
          osImage: values.image,
          sshKeys: [values.sshKey],
        },
      },
    },
    responses: [
      {
        status: 200,
        description: 'The order is placed; the VMs are typically ready in 2 to 5 minutes.',
        provenance: 'spec',
        schema: orderedVms,
        example: { vms: [{ vmId: values.runningVm, vmName: 'web-1' }] },
      },
      ...vmErrors,
    ],
    cli: `onenode vm create --name web-1 --cpu 2 --ram 4 --storage 25 --country DE \\
  --image ${values.image} \\
  --ssh-key ~/.ssh/id_ed25519.pub --ports 22/tcp,443/tcp`,
  },
  {
    id: 'listVms',
    method: 'GET',
    path: '/vms/v3',
    title: 'List VMs',
    summary: 'Lists your VMs with their address, size, price and ports.',
    tag: 'Manage',
    auth: 'bearer',
    example: {},
    responses: [
      {
        status: 200,
        description: 'Your VMs; the example shows one that runs and one that was terminated.',
        provenance: 'spec',
        schema: z.object({ vms: z.array(vm).meta(spec('Your VMs.')) }),
        example: {
          vms: [
            {
              vmId: values.runningVm,
              name: 'web-1',
              status: 'running',
              publicIp: values.publicIp,
              resources: { cpus: 2, ramGb: 4, storageGb: 25 },
              datacenter: { country: 'DE', city: 'Frankfurt' },
              billing: { nextBillingTime: '2026-01-15T17:55:00Z', pricePerEpochUsd: '0.42' },
              openPorts: [ssh, { port: 443, protocol: 'tcp' }],
            },
            {
              vmId: values.terminatedVm,
              name: 'old-1',
              status: 'Terminated',
              publicIp: null,
              resources: { cpus: 2, ramGb: 4, storageGb: 25 },
              datacenter: { country: 'DE', city: 'Frankfurt' },
              billing: { nextBillingTime: null, pricePerEpochUsd: '0.42' },
              openPorts: [],
            },
          ],
        },
      },
      ...vmErrors,
    ],
    cli: 'onenode vm list --output json',
  },
  {
    id: 'updateVm',
    method: 'PATCH',
    path: '/vms/v3',
    title: 'Rename a VM or replace its ports',
    summary: 'Changes the name and the open ports. The list replaces every port that was open, so keep 22/tcp in it or lose SSH.',
    tag: 'Manage',
    auth: 'bearer',
    request: z.strictObject({
      vmId: z.string().min(1).meta(spec('The VM to change.')),
      name: z.string().min(1).optional().meta(spec('Its new name.')),
      openPorts: z.array(openPort).max(50).optional().meta(spec('All ports to open from now on. Ports that are not listed are closed.')),
    }),
    example: { body: { vmId: values.runningVm, name: 'web-main', openPorts: [ssh, { port: 80, protocol: 'tcp' }] } },
    responses: [{ status: 204, description: 'The VM is changed; the answer has no body.', provenance: 'public' }, ...vmErrors],
    cli: `onenode vm update ${values.runningVm} --name web-main --ports 22/tcp,80/tcp`,
  },
  {
    id: 'deleteVms',
    method: 'DELETE',
    path: '/vms/v3',
    title: 'Terminate or finalize VMs',
    summary: 'Ends running VMs for good. For a VM that the provider terminated, the same call finalizes it and releases reserved funds.',
    tag: 'Manage',
    auth: 'bearer',
    request: z.strictObject({ vmIds: z.array(z.string().min(1)).min(1).meta(spec('The VMs to terminate or finalize.')) }),
    example: { body: { vmIds: [values.runningVm] } },
    responses: [
      {
        status: 200,
        description: 'The transactions that end the rentals.',
        provenance: 'public',
        schema: z.object({ transactions: z.array(z.string()).meta(known('Identifiers of the transactions.')) }),
        example: { transactions: [values.transaction] },
      },
      ...vmErrors,
    ],
    cli: `onenode vm terminate ${values.runningVm} --yes`,
  },
  {
    id: 'listDefaultImages',
    method: 'GET',
    path: '/vms/v3/default-images',
    title: 'List default images',
    summary: 'Lists images that are ready to use; downloadUrl goes into osImage.',
    tag: 'Order',
    auth: 'bearer',
    example: {},
    responses: [
      {
        status: 200,
        description: 'The images.',
        provenance: 'public',
        schema: z.array(defaultImage).meta(known('Images that are ready to use.')),
        example: [{
          id: values.imageId,
          name: '24.04 (LTS) x64',
          distribution: 'Ubuntu',
          slug: 'ubuntu-24-04-x64',
          downloadUrl: values.image,
          username: 'ubuntu',
          createdAt: '2026-01-01T00:00:00Z',
          updatedAt: '2026-01-01T00:00:00Z',
        }],
      },
      ...vmErrors,
    ],
    cli: 'onenode vm images --output json',
  },
] as const satisfies readonly Call[]

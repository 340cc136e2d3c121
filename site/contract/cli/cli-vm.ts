import { amount, portList, positive, program, text, type CliCommand, type CliOption } from './cli.ts'
import type { Call } from '../call.ts'
import { smallest } from '../files/deploy-file.ts'
import { world } from '../example-world.ts'
import { vmCall } from '../vm/vm.ts'

const { web, sshKey } = world
const size = 'constraints.basicConfiguration'

/** What an order and its estimate share. Source: proposed in `api-facts.md`; `--max-price` sets the limit that the guide advises. */
const constraintOptions: readonly CliOption[] = [
  { name: '--cpu', value: positive(), default: `${smallest.cpu}`, meaning: 'Number of vCPUs.', sets: size, file: 'vm.cpu' },
  { name: '--ram', value: positive('GB'), default: `${smallest.ram}`, meaning: 'Memory in GB.', sets: size, file: 'vm.ram' },
  { name: '--storage', value: positive('GB'), default: `${smallest.storage}`, meaning: 'Storage in GB.', sets: size, file: 'vm.storage' },
  {
    name: '--country',
    value: { name: 'CODE', type: 'country code', pattern: /^[A-Z]{2}$/, like: 'a country code of two capital letters, like DE' },
    repeated: true,
    meaning: 'A country that fits.',
    sets: 'constraints.datacenter.countries',
    file: 'vm.datacenter.country',
  },
  {
    name: '--max-price',
    value: amount,
    meaning: 'Highest price of one VM for one daily epoch, in US dollars.',
    sets: 'constraints.maxTotalPricePerEpochUsd',
  },
  { name: '--instances', value: positive(), default: '1', meaning: 'Number of VMs.', sets: 'instances' },
]

/** `--name` is added because an order needs a name (specification §5). */
const orderOptions: readonly CliOption[] = [
  { name: '--name', value: text('NAME'), required: true, meaning: 'Name of the VM.', sets: 'vmConfiguration.name', file: 'metadata.name' },
  ...constraintOptions,
  {
    name: '--image',
    value: text('URL', 'URL'),
    required: true,
    meaning: 'Public URL of the image.',
    sets: 'vmConfiguration.osImage',
    file: 'vm.image',
    config: 'vm.defaultImage',
  },
  {
    name: '--ssh-key',
    value: text('FILE', 'file'),
    repeated: true,
    required: true,
    meaning: 'File of a public key that can log in.',
    sets: 'vmConfiguration.sshKeys',
    file: 'vm.ssh_keys',
    config: 'vm.defaultSSHKey',
  },
  {
    name: '--ports',
    value: portList,
    meaning: 'Ports to open. Include 22/tcp to connect by SSH.',
    sets: 'vmConfiguration.openPorts',
    file: 'vm.ports',
  },
]

const vmId = { value: text('VMID'), meaning: 'Identifier of the VM.' }

type Parts = Partial<Pick<CliCommand, 'arguments' | 'options' | 'output'>>

const command = (name: string, summary: string, call: Call, example: string, parts: Parts = {}): CliCommand => ({
  name,
  summary,
  arguments: [],
  options: [],
  calls: [call],
  example: `${program} ${example}`,
  provenance: 'proposed',
  ...parts,
})

/** The commands for VMs and SSH keys. Source: proposed in `api-facts.md`. */
export const vmCommands = (
  file: CliOption,
  page: CliOption,
  perPage: CliOption,
  printed: (call: Call) => string,
): readonly CliCommand[] => [
  command('vm offerings', 'Lists what can be ordered now.', vmCall.listOfferings, 'vm offerings --output json', {
    output: printed(vmCall.listOfferings),
  }),
  command('vm images', 'Lists images that are ready to use.', vmCall.listDefaultImages, 'vm images --output json', {
    output: printed(vmCall.listDefaultImages),
  }),
  command('vm estimate', 'Prints the price of an order. Orders nothing.', vmCall.estimateVms, 'vm estimate -f deploy.yml --output json', {
    options: [file, ...constraintOptions],
    output: printed(vmCall.estimateVms),
  }),
  command(
    'vm create',
    'Orders VMs from a project file or flags.',
    vmCall.orderVms,
    'vm create -f deploy.yml --max-price 1.50 --output json',
    {
      options: [file, ...orderOptions],
      output: printed(vmCall.orderVms),
    },
  ),
  command('vm list', 'Lists VMs.', vmCall.listVms, 'vm list --output json', {
    options: [page, perPage],
    output: printed(vmCall.listVms),
  }),
  command(
    'vm update',
    'Renames a VM or replaces its open ports.',
    vmCall.updateVm,
    `vm update ${web.id} --ports ${web.newPorts.map((port) => `${port}/tcp`).join(',')}`,
    {
      arguments: [{ ...vmId, sets: 'vmId' }],
      options: [
        { name: '--name', value: text('NAME'), meaning: 'The new name.', sets: 'name' },
        { name: '--ports', value: portList, meaning: 'All open ports from now on. Include 22/tcp to connect by SSH.', sets: 'openPorts' },
      ],
    },
  ),
  command(
    'vm terminate',
    'Terminates VMs, or finalizes VMs that the provider terminated. Asks for confirmation.',
    vmCall.deleteVms,
    `vm terminate ${web.id} --output json`,
    {
      arguments: [{ ...vmId, repeated: true, sets: 'vmIds' }],
      output: printed(vmCall.deleteVms),
    },
  ),
  command('ssh-keys list', 'Lists the SSH keys of the account.', vmCall.listSshKeys, 'ssh-keys list --output json', {
    output: printed(vmCall.listSshKeys),
  }),
  command(
    'ssh-keys add',
    'Adds a public key to the account.',
    vmCall.addSshKey,
    `ssh-keys add ${sshKey.name} ${sshKey.file} --output json`,
    {
      arguments: [
        { value: text('NAME'), meaning: 'Name of the key in the account.', sets: 'name' },
        { value: text('FILE', 'file'), meaning: 'File of the public key.', sets: 'publicKey' },
      ],
      output: printed(vmCall.addSshKey),
    },
  ),
  command('ssh-keys remove', 'Removes a public key from the account.', vmCall.deleteSshKey, `ssh-keys remove ${sshKey.id}`, {
    arguments: [{ value: text('KEYID'), meaning: 'Identifier of the key.', sets: 'keyId' }],
  }),
]

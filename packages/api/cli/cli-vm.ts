import { amount, atLeast, command, file, page, perPage, portList, positive, text, type CliCommand, type CliOption } from './cli.ts'
import { smallest } from '../files/deploy-file.ts'
import { world } from '../example-world.ts'
import { vmCall } from '../vm/vm.ts'

const { web, sshKey } = world
const size = 'constraints.basicConfiguration'

/** Options of an order and its estimate. `--max-price` sets the limit that the guide recommends. Source: proposed. */
const constraintOptions: readonly CliOption[] = [
  { name: '--cpu', value: atLeast(smallest.cpu), default: `${smallest.cpu}`, meaning: 'Number of vCPUs.', sets: size, file: 'vm.cpu' },
  { name: '--ram', value: atLeast(smallest.ram, 'GB'), default: `${smallest.ram}`, meaning: 'Memory in GB.', sets: size, file: 'vm.ram' },
  {
    name: '--storage',
    value: atLeast(smallest.storage, 'GB'),
    default: `${smallest.storage}`,
    meaning: 'Storage in GB.',
    sets: size,
    file: 'vm.storage',
  },
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
    meaning: 'Highest price of one VM for one daily epoch, in USDC.',
    sets: 'constraints.maxTotalPricePerEpochUsd',
  },
  { name: '--instances', value: positive(), default: '1', meaning: 'Number of VMs.', sets: 'instances' },
]

/** `--name` is proposed, because an order needs a name. */
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

/** Source: proposed. */
export const vmCommands: readonly CliCommand[] = [
  command('vm offerings', 'Lists what can be ordered now.', 'vm offerings --output json', { call: vmCall.listOfferings }),
  command('vm images', 'Lists images that are ready to use.', 'vm images --output json', { call: vmCall.listDefaultImages }),
  command('vm estimate', 'Prints the price of an order. Orders nothing.', 'vm estimate -f deploy.yml --output json', {
    options: [file, ...constraintOptions],
    call: vmCall.estimateVms,
  }),
  command('vm create', 'Orders VMs from a project file or flags.', 'vm create -f deploy.yml --max-price 1.50 --output json', {
    options: [file, ...orderOptions],
    call: vmCall.orderVms,
  }),
  command('vm list', 'Lists VMs.', 'vm list --output json', { options: [page, perPage], call: vmCall.listVms }),
  command(
    'vm update',
    'Renames a VM or replaces its open ports.',
    `vm update ${web.id} --ports ${web.newPorts.map((port) => `${port}/tcp`).join(',')}`,
    {
      arguments: [{ ...vmId, sets: 'vmId' }],
      options: [
        { name: '--name', value: text('NAME'), meaning: 'The new name.', sets: 'name' },
        { name: '--ports', value: portList, meaning: 'All open ports from now on. Include 22/tcp to connect by SSH.', sets: 'openPorts' },
      ],
      call: vmCall.updateVm,
    },
  ),
  command(
    'vm terminate',
    'Terminates VMs, or finalizes VMs that the provider terminated. Asks for confirmation.',
    `vm terminate ${web.id} --output json`,
    { arguments: [{ ...vmId, repeated: true, sets: 'vmIds' }], call: vmCall.deleteVms },
  ),
  command('ssh-keys list', 'Lists the SSH keys of the account.', 'ssh-keys list --output json', { call: vmCall.listSshKeys }),
  command('ssh-keys add', 'Adds a public key to the account.', `ssh-keys add ${sshKey.name} ${sshKey.file} --output json`, {
    arguments: [
      { value: text('NAME'), meaning: 'Name of the key in the account.', sets: 'name' },
      { value: text('FILE', 'file'), meaning: 'File of the public key.', sets: 'publicKey' },
    ],
    call: vmCall.addSshKey,
  }),
  command('ssh-keys remove', 'Removes a public key from the account.', `ssh-keys remove ${sshKey.id}`, {
    arguments: [{ value: text('KEYID'), meaning: 'Identifier of the key.', sets: 'keyId' }],
    call: vmCall.deleteSshKey,
  }),
]

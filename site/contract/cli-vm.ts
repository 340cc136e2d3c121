import { portList, positive, program, text, type CliCommand, type CliOption } from './cli.ts'
import { values } from './sample-values.ts'
import { vmCall } from './vm.ts'

/** Source: proposed in `api-facts.md`; `--name` is added because an order needs a name (specification §5). */
const sizeOptions: readonly CliOption[] = [
  { name: '--cpu', value: positive(), meaning: 'Number of vCPUs, at least 2.' },
  { name: '--ram', value: positive('GB'), meaning: 'Memory in GB, at least 4.' },
  { name: '--storage', value: positive('GB'), meaning: 'Disk in GB, at least 25.' },
  {
    name: '--country',
    value: { name: 'CODE', pattern: /^[A-Z]{2}$/, like: 'a country code of two capital letters, like DE' },
    repeated: true,
    meaning: 'Country code; any of them matches.',
  },
  { name: '--instances', value: positive(), default: '1', meaning: 'Number of VMs.' },
]

const orderOptions: readonly CliOption[] = [
  { name: '--name', value: text('NAME'), meaning: 'Name of the VM.' },
  ...sizeOptions,
  { name: '--image', value: text('URL'), meaning: 'Public address of the image.' },
  { name: '--ssh-key', value: text('FILE'), repeated: true, meaning: 'File of a public key that may log in.' },
  { name: '--ports', value: portList, meaning: 'Ports to open. Keep 22/tcp, or SSH cannot connect.' },
]

/** The commands for VMs and SSH keys. Source: proposed in `api-facts.md`. */
export const vmCommands = (file: CliOption, page: CliOption, perPage: CliOption): readonly CliCommand[] => [
  {
    name: 'vm offerings',
    summary: 'Lists what can be ordered now.',
    arguments: [],
    options: [],
    calls: [vmCall.listOfferings],
    example: `${program} vm offerings`,
    provenance: 'proposed',
  },
  {
    name: 'vm images',
    summary: 'Lists images that are ready to use.',
    arguments: [],
    options: [],
    calls: [vmCall.listDefaultImages],
    example: `${program} vm images`,
    provenance: 'proposed',
  },
  {
    name: 'vm estimate',
    summary: 'Says what an order would cost.',
    arguments: [],
    options: [file, ...orderOptions],
    calls: [vmCall.estimateVms],
    example: `${program} vm estimate -f deploy.yml`,
    provenance: 'proposed',
  },
  {
    name: 'vm create',
    summary: 'Orders VMs from a project file or flags.',
    arguments: [],
    options: [file, ...orderOptions],
    calls: [vmCall.orderVms],
    example: `${program} vm create -f deploy.yml --instances 2`,
    provenance: 'proposed',
  },
  {
    name: 'vm list',
    summary: 'Lists VMs.',
    arguments: [],
    options: [page, perPage],
    calls: [vmCall.listVms],
    example: `${program} vm list --output json`,
    provenance: 'proposed',
  },
  {
    name: 'vm update',
    summary: 'Renames a VM or replaces its ports.',
    arguments: [{ value: text('VMID'), meaning: 'The VM.' }],
    options: [
      { name: '--name', value: text('NAME'), meaning: 'Its new name.' },
      { name: '--ports', value: portList, meaning: 'All ports to open from now on. Keep 22/tcp, or SSH cannot connect.' },
    ],
    calls: [vmCall.updateVm],
    example: `${program} vm update ${values.runningVm} --ports 22/tcp,80/tcp`,
    provenance: 'proposed',
  },
  {
    name: 'vm terminate',
    summary: 'Terminates VMs, or finalizes those that the provider terminated; asks first unless --yes is given.',
    arguments: [{ value: text('VMID'), meaning: 'A VM.', repeated: true }],
    options: [],
    calls: [vmCall.deleteVms],
    example: `${program} vm terminate ${values.runningVm}`,
    provenance: 'proposed',
  },
  {
    name: 'ssh-keys list',
    summary: 'Lists the SSH keys of the account.',
    arguments: [],
    options: [],
    calls: [vmCall.listSshKeys],
    example: `${program} ssh-keys list`,
    provenance: 'proposed',
  },
  {
    name: 'ssh-keys add',
    summary: 'Adds a public key to the account.',
    arguments: [
      { value: text('NAME'), meaning: 'A name to know the key by.' },
      { value: text('FILE'), meaning: 'File of the public key.' },
    ],
    options: [],
    calls: [vmCall.addSshKey],
    example: `${program} ssh-keys add laptop ~/.ssh/id_ed25519.pub`,
    provenance: 'proposed',
  },
  {
    name: 'ssh-keys remove',
    summary: 'Removes a public key from the account.',
    arguments: [{ value: text('KEYID'), meaning: 'The key.' }],
    options: [],
    calls: [vmCall.deleteSshKey],
    example: `${program} ssh-keys remove ${values.sshKeyId}`,
    provenance: 'proposed',
  },
]

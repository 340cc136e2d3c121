import { caasCall } from '../../contract/caas/caas.ts'
import { world } from '../../contract/example-world.ts'
import { vmCall } from '../../contract/vm/vm.ts'

/** A VM of an account. Money is in cents and times are in milliseconds, so that a snapshot is plain JSON. */
export type SandboxVm = {
  vmId: string
  name: string
  resources: { cpus: number; ramGb: number; storageGb: number }
  datacenter: { country: string; city: string }
  /** The offer whose room it takes; absent for the VMs of the examples. */
  offer?: string
  price: number
  /** The prepaid day, held until the VM has ended. */
  reserved: number
  publicIp: string
  openPorts: readonly { port: number; protocol: string }[]
  readyAt: number
  ended?: { at: number; by: 'user' | 'provider' }
}

export type SandboxDeployment = {
  id: string
  createdAt: number
  hours: number
  paid: number
  hardwareId: number
  gpusPerContainer: number
  locations: readonly number[]
  /** The replicas that each location has taken; empty for the deployment of the examples. */
  taken: Readonly<Record<number, number>>
  config: { image_url: string; port: number; entrypoint?: string[] | undefined; environment_variables?: Record<string, string> | undefined }
  containers: readonly { id: string; device: string }[]
  destroyedAt?: number
}

type SandboxKey = { keyId: string; name: string; publicKey: string }

/** Everything that one API key can see. */
export type Account = {
  balance: number
  vms: SandboxVm[]
  keys: SandboxKey[]
  deployments: SandboxDeployment[]
  /** How many identifiers of each kind were given out. */
  counts: Record<string, number>
  /** Charges are made up to this time. */
  billedUntil: number
}

/** Everything that the sandbox remembers. */
export type State = {
  version: 1
  time: number
  draws: number
  accounts: Record<string, Account>
}

/** The moment at which every sandbox begins: that of the examples. */
const firstMoment = Date.parse(world.moment)

/** The key of the account that the examples describe. */
export const examplesKey = 'sandbox'

/** The keys that the sandbox accepts: that of the examples, and a new, empty account for each other name. */
export const isKey = (key: string): boolean => /^sandbox(?:-[a-z0-9-]{1,60})?$/.test(key)

const { web, old, deployment, container, hardware, locations, sshKey, size } = world
const resources = { cpus: size.cpu, ramGb: size.ram, storageGb: size.storage }
const datacenter = { country: world.country, city: world.city }
const price = Math.round(Number(world.pricePerEpoch) * 100)

/** The account of the examples: `web-1` runs, the provider terminated `old-1`, and one deployment runs. */
const examplesAccount = (): Account => ({
  balance: 100_00,
  vms: [
    {
      vmId: web.id,
      name: web.name,
      resources,
      datacenter,
      price,
      reserved: price,
      publicIp: web.ip,
      openPorts: vmCall.listVms.responses[0].example.vms[0].openPorts,
      readyAt: firstMoment,
    },
    {
      vmId: old.id,
      name: old.name,
      resources,
      datacenter,
      price,
      reserved: price,
      publicIp: web.ip,
      openPorts: [],
      readyAt: firstMoment,
      ended: { at: firstMoment, by: 'provider' },
    },
  ],
  keys: [{ keyId: sshKey.id, name: sshKey.name, publicKey: sshKey.text }],
  deployments: [
    {
      id: deployment.id,
      createdAt: Date.parse(deployment.createdAt),
      hours: deployment.hours,
      paid: Math.round(hardware.price * 100) * deployment.hours,
      hardwareId: hardware.id,
      gpusPerContainer: 1,
      locations: [locations[0].id],
      taken: {},
      config: caasCall.createDeployment.example.body.container_config,
      containers: [{ id: container.id, device: container.device }],
    },
  ],
  counts: { vm: 2, key: 1, deployment: 1, container: 1, device: 1 },
  billedUntil: firstMoment,
})

/** A new account: as in the product it has no funds. */
const newAccount = (time: number): Account => ({ balance: 0, vms: [], keys: [], deployments: [], counts: {}, billedUntil: time })

/** The account of a key; it begins with the first call. */
export const accountOf = (state: State, key: string): Account =>
  (state.accounts[key] ??= key === examplesKey ? examplesAccount() : newAccount(state.time))

/** The state of a new sandbox. */
export const newState = (): State => ({ version: 1, time: firstMoment, draws: 0, accounts: {} })

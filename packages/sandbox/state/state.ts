import * as z from 'zod'
import { caasCall } from '@workspace/api/caas/caas.ts'
import { world } from '@workspace/api/example-world.ts'
import { vmCall } from '@workspace/api/vm/vm.ts'

/** Time in the sandbox, in milliseconds since 1970. */
const time = z.int().gte(0).lte(Date.parse('2100-01-01'))
const count = z.int().gte(0)

/** A VM of an account. Money is in cents and times are in milliseconds, so that a snapshot is plain JSON. */
const sandboxVm = z.object({
  vmId: z.string(),
  name: z.string(),
  resources: z.object({ cpus: count, ramGb: count, storageGb: count }),
  datacenter: z.object({ country: z.string(), city: z.string() }),
  /** Offer that it occupies; absent for the VMs of the examples. */
  offer: z.string().optional(),
  price: count,
  /** The prepaid day, held until the VM has ended. */
  reserved: count,
  publicIp: z.string(),
  openPorts: z.array(z.object({ port: count, protocol: z.string() })).readonly(),
  readyAt: time,
  ended: z.object({ at: time, by: z.enum(['user', 'provider']) }).optional(),
})

const sandboxDeployment = z.object({
  id: z.string(),
  createdAt: time,
  hours: count.lte(1_000_000),
  paid: count,
  hardwareId: z.int(),
  gpusPerContainer: count,
  locations: z.array(z.int()).readonly(),
  /** Replicas by location; empty for the deployment of the examples. */
  taken: z.record(z.string(), count).readonly(),
  config: z.object({
    image_url: z.string(),
    port: count,
    entrypoint: z.array(z.string()).optional(),
    environment_variables: z.record(z.string(), z.string()).optional(),
  }),
  containers: z.array(z.object({ id: z.string(), device: z.string() })).readonly(),
  destroyedAt: time.optional(),
})

/** Account of one API key. */
const account = z.object({
  balance: z.int(),
  vms: z.array(sandboxVm),
  keys: z.array(z.object({ keyId: z.string(), name: z.string(), publicKey: z.string() })),
  deployments: z.array(sandboxDeployment),
  /** Number of identifiers of each kind that were given out. */
  counts: z.record(z.string(), count),
  /** End of the charged time: the time of the account's last call. */
  billedUntil: time,
  /** Time that passed while nobody used the account, in milliseconds; its clock stood still. */
  idle: count.default(0),
})

const state = z.object({ version: z.literal(1), time, draws: count, accounts: z.record(z.string(), account) })

export type SandboxVm = z.infer<typeof sandboxVm>
export type SandboxDeployment = z.infer<typeof sandboxDeployment>
export type Account = z.infer<typeof account>
export type State = z.infer<typeof state>

/** Start of every sandbox's clock: the time of the examples. */
const startTime = Date.parse(world.moment)

/** The key of the account that the examples describe. */
export const examplesKey = 'sandbox'

/** Accepts the key of the examples, and `sandbox-NAME` for a new account: NAME has letters, digits, and the signs `_`, `.` and `-`. */
export const isKey = (key: string): boolean => /^sandbox(?:-[\w.-]{1,60})?$/.test(key)

const { web, old, deployment, container, hardware, locations, sshKey, size } = world
const resources = { cpus: size.cpu, ramGb: size.ram, storageGb: size.storage }
const datacenter = { country: world.country, city: world.city }
const price = Math.round(Number(world.pricePerEpoch) * 100)

/** The account of the examples at their moment: `web-1` runs, the provider terminated `old-1`, and one deployment runs. */
const examplesAccount = (time: number): Account => ({
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
      readyAt: startTime,
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
      readyAt: startTime,
      ended: { at: startTime, by: 'provider' },
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
  billedUntil: startTime,
  idle: time - startTime,
})

/** A new account: as in the product it has no funds. */
const newAccount = (time: number): Account => ({ balance: 0, vms: [], keys: [], deployments: [], counts: {}, billedUntil: time, idle: 0 })

/** The account of a key; it begins with the first call. */
export const accountOf = (state: State, key: string): Account =>
  (state.accounts[key] ??= key === examplesKey ? examplesAccount(state.time) : newAccount(state.time))

/** Time of an account, in milliseconds. */
export const timeOf = (state: State, key: string): number => state.time - (state.accounts[key]?.idle ?? 0)

/** Stops the clock of an account after `longest` milliseconds without a call, so that nothing expires while a reader reads. */
export const standStill = (state: State, key: string, longest: number): void => {
  const account = accountOf(state, key)
  account.idle += Math.max(0, timeOf(state, key) - account.billedUntil - longest)
}

const newState = (): State => ({ version: 1, time: startTime, draws: 0, accounts: {} })

/** Reads a snapshot; a new state where its shape is not this version's. */
export const stateFrom = (snapshot: unknown): State => state.safeParse(snapshot).data ?? newState()

import * as z from 'zod'
import { exampleDeployment } from '@workspace/api/caas/deployment-answers.ts'
import { world } from '@workspace/api/example-world.ts'
import { vmCall } from '@workspace/api/vm/vm.ts'

/** In milliseconds since 1970. */
const time = z.int().gte(0).lte(Date.parse('2100-01-01'))
const count = z.int().gte(0)

/** Money is in cents and times are in milliseconds, so that a snapshot is plain JSON. */
const sandboxVm = z.object({
  vmId: z.string(),
  name: z.string(),
  resources: z.object({ cpus: count, ramGb: count, storageGb: count }),
  datacenter: z.object({ country: z.string(), city: z.string() }),
  /** The example VMs have none. */
  offer: z.string().optional(),
  price: count,
  /** For the prepaid day, until the owner terminates or finalizes the VM. */
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
  /** Replicas per location. Empty for the example deployment. */
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

const account = z.object({
  balance: z.int(),
  vms: z.array(sandboxVm),
  keys: z.array(z.object({ keyId: z.string(), name: z.string(), publicKey: z.string() })),
  deployments: z.array(sandboxDeployment),
  counts: z.record(z.string(), count),
  /** Time up to which the account has been charged: the time of its last call. */
  billedUntil: time,
  /** Total pause of the account's clock, in milliseconds. */
  idle: count.default(0),
})

const state = z.object({ version: z.literal(1), time, draws: count, accounts: z.record(z.string(), account) })

export type SandboxVm = z.infer<typeof sandboxVm>
export type SandboxDeployment = z.infer<typeof sandboxDeployment>
export type Account = z.infer<typeof account>
export type State = z.infer<typeof state>

const startTime = Date.parse(world.moment)

export const examplesKey = 'sandbox'

/** Accepts the key of the example account, and `sandbox-NAME` for a new account. */
export const isKey = (key: string): boolean => /^sandbox(?:-[\w.-]{1,60})?$/.test(key)

const { web, old, sshKey, size } = world
const resources = { cpus: size.cpu, ramGb: size.ram, storageGb: size.storage }
const datacenter = { country: world.country, city: world.city }
const price = Math.round(Number(world.pricePerEpoch) * 100)
const machine = { resources, datacenter, price, reserved: price, publicIp: web.ip, readyAt: startTime }

const createExampleAccount = (time: number): Account => ({
  balance: 100_00,
  vms: [
    { ...machine, vmId: web.id, name: web.name, openPorts: vmCall.listVms.responses[0].example.vms[0].openPorts },
    { ...machine, vmId: old.id, name: old.name, openPorts: [], ended: { at: startTime, by: 'provider' } },
  ],
  keys: [{ keyId: sshKey.id, name: sshKey.name, publicKey: sshKey.text }],
  deployments: [{ ...exampleDeployment, taken: {} }],
  counts: { vm: 2, key: 1, deployment: 1, container: 1, device: 1 },
  billedUntil: startTime,
  idle: time - startTime,
})

const createAccount = (time: number): Account => ({
  balance: 0,
  vms: [],
  keys: [],
  deployments: [],
  counts: {},
  billedUntil: time,
  idle: 0,
})

export const getAccount = (state: State, key: string): Account =>
  (state.accounts[key] ??= key === examplesKey ? createExampleAccount(state.time) : createAccount(state.time))

export const getTime = (state: State, key: string): number => state.time - (state.accounts[key]?.idle ?? 0)

/** Pauses after `longest` milliseconds without a call, so that nothing expires while someone reads. */
export const pauseClock = (state: State, key: string, longest: number): void => {
  const account = getAccount(state, key)
  account.idle += Math.max(0, getTime(state, key) - account.billedUntil - longest)
}

/** Returns a new state if the snapshot is malformed or has another version. */
export const readState = (snapshot: unknown): State =>
  state.safeParse(snapshot).data ?? { version: 1, time: startTime, draws: 0, accounts: {} }

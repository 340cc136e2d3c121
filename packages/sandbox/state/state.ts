import * as z from 'zod'
import { exampleDeployment } from '@workspace/api/caas/deployment-answers.ts'
import { world } from '@workspace/api/example-world.ts'
import { count, deploymentRecord, time, vmRecord } from '@workspace/api/records.ts'
import { exampleVms } from '@workspace/api/vm/vm-answers.ts'

const account = z.object({
  balance: z.int(),
  vms: z.array(vmRecord),
  keys: z.array(z.object({ keyId: z.string(), name: z.string(), publicKey: z.string() })),
  deployments: z.array(deploymentRecord),
  counts: z.record(z.string(), count),
  /** Time up to which the account has been charged: the time of its last call. */
  billedUntil: time,
  /** Total pause of the account's clock, in milliseconds. */
  idle: count.default(0),
})

const state = z.object({ version: z.literal(1), time, draws: count, accounts: z.record(z.string(), account) })

export type Account = z.infer<typeof account>
export type State = z.infer<typeof state>

const startTime = Date.parse(world.moment)

export const examplesKey = 'sandbox'

/** Accepts the key of the example account, and `sandbox-NAME` for a new account. */
export const isKey = (key: string): boolean => /^sandbox(?:-[\w.-]{1,60})?$/.test(key)

const { sshKey } = world

const createExampleAccount = (time: number): Account => ({
  balance: 100_00,
  vms: [{ ...exampleVms.web }, { ...exampleVms.old }],
  keys: [{ keyId: sshKey.id, name: sshKey.name, publicKey: sshKey.text }],
  deployments: [{ ...exampleDeployment }],
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

/** Pauses the account's clock after `longest` milliseconds without a call, so that nothing expires while someone reads. */
export const pauseClock = (state: State, key: string, longest: number): void => {
  const account = getAccount(state, key)
  account.idle += Math.max(0, getTime(state, key) - account.billedUntil - longest)
}

/** Returns a new state if the snapshot is malformed or has another version. */
export const readState = (snapshot: unknown): State =>
  state.safeParse(snapshot).data ?? { version: 1, time: startTime, draws: 0, accounts: {} }

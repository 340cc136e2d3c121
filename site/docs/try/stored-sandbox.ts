import { readStoredObject, writeStored } from '#ui/elements/storage.ts'
import { createStore } from '#ui/elements/store.ts'
import type { controlCall } from '@workspace/sandbox/handlers/control-calls.ts'

export interface Answer {
  status: number
  /** Time from the request to the response, in milliseconds. */
  duration: number
  headers: readonly (readonly [name: string, value: string])[]
  text: string
}

export type Funds = (typeof controlCall.readAccount.responses)[0]['example']

type ByStep<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>

export interface SentStep extends Omit<Answer, 'headers'> {
  /** Value that the collapsed step shows. */
  result?: string
  /** True if the response matches the contract. */
  documented: boolean
}

/** The account and the machine of a walk-through, as of its last request. */
export interface WalkView extends Funds {
  machine?: { name: string; status: string; tone: 'waiting' | 'running' | 'ended'; facts: readonly { label: string; value: string }[] }
}

/** State of the sandbox that survives a reload of the tab. */
export interface StoredSandbox {
  snapshot?: string
  /** Responses of the completed steps. */
  walks: ByStep<unknown>
  sent?: ByStep<SentStep>
  views?: Readonly<Record<string, WalkView>>
}

/** Version of `sent` and `views`. Data of another version is dropped. */
const version = 1
const key = 'sandbox'
const empty: StoredSandbox = { walks: {} }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const haveType = (values: readonly unknown[], type: string) => values.every((value) => typeof value === type)

const isSent = (value: unknown): value is SentStep =>
  isRecord(value) && haveType([value['status'], value['duration']], 'number') && typeof value['text'] === 'string'

const isView = (value: unknown): value is WalkView => {
  if (!isRecord(value) || !haveType([value['time'], value['balanceUsdc'], value['reservedUsdc']], 'string')) return false
  const { machine } = value
  return (
    machine === undefined ||
    (isRecord(machine) && haveType([machine['name'], machine['status']], 'string') && Array.isArray(machine['facts']))
  )
}

const pick = <Value>(stored: unknown, hasShape: (value: unknown) => value is Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(isRecord(stored) ? stored : {}).filter((entry): entry is [string, Value] => hasShape(entry[1])))

/** Drops parts with an unexpected shape, because another version of the site may have written them. */
const readShape = (): StoredSandbox => {
  const stored: Partial<Record<keyof StoredSandbox | 'version', unknown>> = readStoredObject('session', key)
  const { snapshot, walks, sent, views } = stored
  return {
    ...(typeof snapshot === 'string' && { snapshot }),
    ...(stored.version === version && {
      sent: Object.fromEntries(Object.entries(pick(sent, isRecord)).map(([walk, steps]) => [walk, pick(steps, isSent)])),
      views: pick(views, isView),
    }),
    walks: pick(walks, isRecord),
  }
}

export const storedSandbox = createStore(empty, readShape)

export const store = (part: Partial<StoredSandbox>): void => {
  const next = { ...storedSandbox.get(), ...part }
  writeStored('session', key, JSON.stringify({ ...next, version }))
  storedSandbox.set(next)
}

export const clearStored = (): void => {
  writeStored('session', key, null)
  storedSandbox.set(empty)
}

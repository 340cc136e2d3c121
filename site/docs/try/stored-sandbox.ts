import { readStoredObject, writeStored } from '#ui/elements/storage.ts'
import { createStore } from '#ui/elements/store.ts'

/** State of the sandbox, kept over a reload of the tab. */
export interface StoredSandbox {
  snapshot?: string
  /** The answers of the walk-throughs, by walk-through and step. */
  walks: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const key = 'sandbox'
const empty: StoredSandbox = { walks: {} }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads the storage, and drops parts of another shape: another version of the site may have written it. */
const readShape = (): StoredSandbox => {
  const { snapshot, walks }: Partial<Record<keyof StoredSandbox, unknown>> = readStoredObject('session', key)
  const kept = Object.entries(isRecord(walks) ? walks : {}).flatMap(([walk, answers]) =>
    isRecord(answers) ? [[walk, answers] as const] : [],
  )
  return { ...(typeof snapshot === 'string' && { snapshot }), walks: Object.fromEntries(kept) }
}

/** The state of this tab. */
export const storedSandbox = createStore(empty, readShape)

export const store = (part: Partial<StoredSandbox>): void => {
  const next = { ...storedSandbox.get(), ...part }
  writeStored('session', key, JSON.stringify(next))
  storedSandbox.set(next)
}

export const clearStored = (): void => {
  writeStored('session', key, null)
  storedSandbox.set(empty)
}

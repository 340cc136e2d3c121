import { tabStorage } from '../../frame/tab-storage.ts'

/** State of the sandbox, kept over a reload of the tab. */
export interface StoredSandbox {
  snapshot?: string
  /** The answers of the walk-throughs, by walk-through and step. */
  walks: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const storage = tabStorage<StoredSandbox>('sandbox')
const empty: StoredSandbox = { walks: {} }
const listeners = new Set<() => void>()
let current: StoredSandbox | undefined

const change = (next: StoredSandbox) => {
  current = next
  for (const listener of listeners) listener()
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads the storage, and drops parts of another shape: another version of the site may have written it. */
const readShape = (): StoredSandbox => {
  const { snapshot, walks }: Partial<Record<keyof StoredSandbox, unknown>> = storage.read()
  const kept = Object.entries(isRecord(walks) ? walks : {}).flatMap(([walk, answers]) =>
    isRecord(answers) ? [[walk, answers] as const] : [],
  )
  return { ...(typeof snapshot === 'string' && { snapshot }), walks: Object.fromEntries(kept) }
}

/** Reads the stored state. Returns the same object until a change, as useSyncExternalStore demands. */
export const readStored = (): StoredSandbox => (current ??= readShape())

/** State before hydration, as the server rendered it. */
export const readEmpty = (): StoredSandbox => empty

export const store = (part: Partial<StoredSandbox>): void => {
  const next = { ...readStored(), ...part }
  storage.write(next)
  change(next)
}

export const clearStored = (): void => {
  storage.clear()
  change(empty)
}

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

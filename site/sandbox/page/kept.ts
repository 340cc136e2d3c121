/** What the sandbox of this tab remembers over a reload. */
export interface Kept {
  snapshot?: string
  /** The answers of the walk-throughs, by walk-through and step. */
  walks: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const key = 'sandbox'
const nothing: Kept = { walks: {} }
const listeners = new Set<() => void>()
let kept: Kept | undefined

const read = (): Kept => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null
    return { ...nothing, ...stored }
  } catch {
    return nothing
  }
}

/** What is remembered now; the same object until it changes. */
export const readKept = (): Kept => (kept ??= read())

/** What a page shows before it knows what is remembered. */
export const readNothing = (): Kept => nothing

/** Remembers a change; a browser that refuses storage forgets it on a reload. */
export const keep = (change: Partial<Kept>): void => {
  kept = { ...readKept(), ...change }
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // The page itself still holds it.
  }
  for (const listener of listeners) listener()
}

/** Forgets everything. */
export const forget = (): void => {
  kept = nothing
  try {
    sessionStorage.removeItem(key)
  } catch {
    // See keep.
  }
  for (const listener of listeners) listener()
}

/** Hears every change. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

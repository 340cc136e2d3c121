import { useEffect, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../elements/storage.ts'

/** Groups that the reader opened (true) or closed (false), by title. */
export type OpenGroups = Readonly<Record<string, boolean>>

const key = 'docs-groups'
const none: OpenGroups = {}
const listeners = new Set<() => void>()
let groups = none
let read = false

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Remembers opened and closed groups, for this visit and for every sidebar of the page. */
export function setGroups(change: OpenGroups): void {
  restore()
  if (Object.entries(change).every(([title, open]) => groups[title] === open)) return
  groups = { ...groups, ...change }
  writeStored('session', key, JSON.stringify(groups))
  for (const listener of listeners) listener()
}

function restore() {
  if (read) return
  read = true
  try {
    const stored: unknown = JSON.parse(readStored('session', key) ?? '{}')
    const isGroup = (entry: [string, unknown]): entry is [string, boolean] => typeof entry[1] === 'boolean'
    if (stored && typeof stored === 'object') setGroups(Object.fromEntries(Object.entries(stored).filter(isGroup)))
  } catch {
    // Invalid data is ignored.
  }
}

/** Clears the state, as a new visit does. */
export function forgetGroups(): void {
  groups = none
  read = false
  writeStored('session', key, null)
}

/** Returns opened and closed groups; a navigation opens the group of the current page. */
export function useOpenGroups(currentTitle: string | undefined): OpenGroups {
  const open = useSyncExternalStore(
    subscribe,
    () => groups,
    () => none,
  )
  useEffect(() => {
    restore()
    if (currentTitle) setGroups({ [currentTitle]: true })
  }, [currentTitle])
  return open
}

import { useEffect } from 'react'
import { readStoredObject, writeStored } from '../../elements/storage.ts'
import { createStore, useStore } from '../../elements/store.ts'

/** Whether the reader opened or closed each group, by title. */
export type OpenGroups = Readonly<Record<string, boolean>>

const key = 'docs-groups'
const isGroup = (entry: [string, unknown]): entry is [string, boolean] => typeof entry[1] === 'boolean'
const groups = createStore<OpenGroups>({}, () =>
  Object.fromEntries(Object.entries(readStoredObject<Record<string, unknown>>('session', key)).filter(isGroup)),
)

export function setGroups(change: OpenGroups): void {
  const open = groups.get()
  if (Object.entries(change).every(([title, isOpen]) => open[title] === isOpen)) return
  const next = { ...open, ...change }
  writeStored('session', key, JSON.stringify(next))
  groups.set(next)
}

export function useOpenGroups(currentTitle: string | undefined): OpenGroups {
  const open = useStore(groups)
  useEffect(() => {
    if (currentTitle) setGroups({ [currentTitle]: true })
  }, [currentTitle])
  return open
}

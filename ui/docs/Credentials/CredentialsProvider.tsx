import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { KeyForm, CredentialsState, Credentials } from './credentials.ts'

export interface CredentialsProviderProps {
  /** The host and the key as the samples print them. Keep it the same object. */
  placeholders: Credentials
  /**
   * Every way in which the samples take the key, where it is not the placeholder alone. Keep it the same list.
   * @default the placeholder of the key
   */
  keyForms?: readonly KeyForm[]
  children: ReactNode
}

const nothing: Credentials = { host: '', key: '' }

// In memory, for this visit, over all pages, and nowhere else: a key belongs into no storage.
let given = nothing
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const onChange = (values: Credentials) => {
  given = values
  for (const listener of listeners) listener()
}

const Context = createContext<CredentialsState>({ placeholders: nothing, keyForms: [], values: nothing, onChange })

/** Gives the samples below it the reader's host and key. */
export function CredentialsProvider({ placeholders, keyForms, children }: CredentialsProviderProps) {
  const values = useSyncExternalStore(
    subscribe,
    () => given,
    () => nothing,
  )
  const sample = useMemo(
    () => ({ placeholders, keyForms: keyForms ?? [{ text: placeholders.key }], values, onChange }),
    [placeholders, keyForms, values],
  )
  return <Context value={sample}>{children}</Context>
}

/** The reader's host and key, what stands for them, and how to change them. */
export const useCredentials = (): CredentialsState => use(Context)

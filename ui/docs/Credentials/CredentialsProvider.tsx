import { createContext, use, useMemo, type ReactNode } from 'react'
import { createStore, useStore } from '../../elements/store.ts'
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
const given = createStore(nothing)

const Context = createContext<CredentialsState>({ placeholders: nothing, keyForms: [], values: nothing, onChange: given.set })

/** Gives the samples below it the reader's host and key. */
export function CredentialsProvider({ placeholders, keyForms, children }: CredentialsProviderProps) {
  const values = useStore(given)
  const sample = useMemo(
    () => ({ placeholders, keyForms: keyForms ?? [{ text: placeholders.key }], values, onChange: given.set }),
    [placeholders, keyForms, values],
  )
  return <Context value={sample}>{children}</Context>
}

/** The reader's host and key, what stands for them, and how to change them. */
export const useCredentials = (): CredentialsState => use(Context)

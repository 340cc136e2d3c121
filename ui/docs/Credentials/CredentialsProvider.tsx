import { createContext, use, useMemo, type ReactNode } from 'react'
import { createStore, useStore } from '../../elements/store.ts'
import type { KeyForm, CredentialsState, Credentials } from './credentials.ts'

export interface CredentialsProviderProps {
  /** Placeholders of host and key in the samples, in an object that stays the same. */
  placeholders: Credentials
  /**
   * Other forms in which samples read the key, in a list that stays the same.
   * @default the placeholder of the key
   */
  keyForms?: readonly KeyForm[]
  children: ReactNode
}

const nothing: Credentials = { host: '', key: '' }

// In memory only, for this visit: a key must not be stored.
const given = createStore(nothing)

/** Credentials outside of a provider: samples show what they have, and a form has nothing to fill. */
export const noCredentials: CredentialsState = { placeholders: nothing, keyForms: [], values: nothing, onChange: given.set }

const Context = createContext(noCredentials)

/** Provides the reader's host and key to the samples inside. */
export function CredentialsProvider({ placeholders, keyForms, children }: CredentialsProviderProps) {
  const values = useStore(given)
  const sample = useMemo(
    () => ({ placeholders, keyForms: keyForms ?? [{ text: placeholders.key }], values, onChange: given.set }),
    [placeholders, keyForms, values],
  )
  return <Context value={sample}>{children}</Context>
}

export const useCredentials = (): CredentialsState => use(Context)

import { createContext, use, useMemo, type ReactNode } from 'react'
import { createStore, useStore } from '../../elements/store.ts'
import type { KeyForm, CredentialsState, Credentials } from './credentials.ts'

export interface CredentialsProviderProps {
  /** Placeholders in the samples. Must be referentially stable. */
  placeholders: Credentials
  /** How samples write the key. Must be referentially stable. @default the placeholder of the key */
  keyForms?: readonly KeyForm[]
  children: ReactNode
}

const nothing: Credentials = { host: '', key: '' }

// A key must not be stored, so the values stay in memory.
const given = createStore(nothing)

export const noCredentials: CredentialsState = { placeholders: nothing, keyForms: [], values: nothing, onChange: given.set }

const Context = createContext(noCredentials)

/** Provides the reader's host and key to samples. */
export function CredentialsProvider({ placeholders, keyForms, children }: CredentialsProviderProps) {
  const values = useStore(given)
  const sample = useMemo(
    () => ({ placeholders, keyForms: keyForms ?? [{ text: placeholders.key }], values, onChange: given.set }),
    [placeholders, keyForms, values],
  )
  return <Context value={sample}>{children}</Context>
}

export const useCredentials = (): CredentialsState => use(Context)

import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react'

/** The reader's own host and key. */
export interface SampleValues {
  host: string
  key: string
}

/** How a sample takes the key from its environment, and what stands around a key that is written out. */
export interface KeyForm {
  /** Exactly as the samples print it. */
  text: string
  /** @default '' */
  before?: string
  /** @default '' */
  after?: string
}

/** What the samples of a page know about the reader. */
export interface Sample {
  /** What stands in the samples until the reader gives something else. */
  placeholders: SampleValues
  keyForms: readonly KeyForm[]
  /** What the reader gave; empty where nothing was. */
  values: SampleValues
  /** Takes what the reader typed. */
  onChange: (values: SampleValues) => void
}

/** The props of `SampleProvider`. */
export interface SampleProviderProps {
  /** The host and the key as the samples print them. Keep it the same object. */
  placeholders: SampleValues
  /**
   * Every way in which the samples take the key, where it is not the placeholder alone. Keep it the same list.
   * @default the placeholder of the key
   */
  keyForms?: readonly KeyForm[]
  children: ReactNode
}

const nothing: SampleValues = { host: '', key: '' }

// In memory, for this visit, over all pages, and nowhere else: a key belongs into no storage.
let given = nothing
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const onChange = (values: SampleValues) => {
  given = values
  for (const listener of listeners) listener()
}

const Context = createContext<Sample>({ placeholders: nothing, keyForms: [], values: nothing, onChange })

/** Gives the samples below it the reader's host and key. */
export function SampleProvider({ placeholders, keyForms, children }: SampleProviderProps) {
  const values = useSyncExternalStore(subscribe, () => given, () => nothing)
  const sample = useMemo(
    () => ({ placeholders, keyForms: keyForms ?? [{ text: placeholders.key }], values, onChange }),
    [placeholders, keyForms, values],
  )
  return <Context value={sample}>{children}</Context>
}

/** The reader's host and key, what stands for them, and how to change them. */
export const useSample = (): Sample => use(Context)

/** True for what can be written into any sample as it is; a quote or a space would break it. */
export const isPlain: Readonly<Record<keyof SampleValues, (text: string) => boolean>> = {
  host: (text) => /^https?:\/\/[\w.-]+(?::\d{1,5})?$/.test(text),
  key: (text) => /^[\w.~+/=:-]{1,512}$/.test(text),
}

/** The reader's values without what surrounds them by accident. */
export const trimmed = ({ host, key }: SampleValues): SampleValues => ({ host: host.trim().replace(/\/+$/, ''), key: key.trim() })

/** What is to be replaced in the samples by what; nothing where the reader gave nothing that fits. */
export function replacementsOf({ placeholders, keyForms, values }: Sample): [string, string][] {
  const { host, key } = trimmed(values)
  return [
    ...(placeholders.host && isPlain.host(host) ? [[placeholders.host, host] as [string, string]] : []),
    ...(isPlain.key(key) ? keyForms.map(({ text, before = '', after = '' }): [string, string] => [text, before + key + after]) : []),
  ]
}

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

/** The reader's own host and key. */
export interface Credentials {
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
export interface CredentialsState {
  /** What stands in the samples until the reader gives something else. */
  placeholders: Credentials
  keyForms: readonly KeyForm[]
  /** What the reader gave; empty where nothing was. */
  values: Credentials
  /** Takes what the reader typed. */
  onChange: (values: Credentials) => void
}

/** True for what can be written into any sample as it is; a quote or a space would break it. */
export const isValidCredential: Readonly<Record<keyof Credentials, (text: string) => boolean>> = {
  host: (text) => /^https?:\/\/[\w.-]+(?::\d{1,5})?$/.test(text),
  key: (text) => /^[\w.~+/=:-]{1,512}$/.test(text),
}

/** The reader's values without what surrounds them by accident. */
export const trimCredentials = ({ host, key }: Credentials): Credentials => ({ host: host.trim().replace(/\/+$/, ''), key: key.trim() })

/** What is to be replaced in the samples by what; nothing where the reader gave nothing that fits. */
export function credentialReplacements({ placeholders, keyForms, values }: CredentialsState): [string, string][] {
  const { host, key } = trimCredentials(values)
  return [
    ...(placeholders.host && isValidCredential.host(host) ? [[placeholders.host, host] as [string, string]] : []),
    ...(isValidCredential.key(key)
      ? keyForms.map(({ text, before = '', after = '' }): [string, string] => [text, before + key + after])
      : []),
  ]
}

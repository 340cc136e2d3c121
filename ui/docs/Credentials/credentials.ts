/** The reader's host and key. */
export interface Credentials {
  host: string
  key: string
}

/** How a sample writes the API key. The reader's key, between `before` and `after`, replaces `text`. */
export interface KeyForm {
  text: string
  /** @default '' */
  before?: string
  /** @default '' */
  after?: string
}

/** Credentials for samples. */
export interface CredentialsState {
  /** Host and key until the reader enters values. */
  placeholders: Credentials
  keyForms: readonly KeyForm[]
  /** The reader's values, empty until entered. */
  values: Credentials
  onChange: (values: Credentials) => void
}

/** Each function rejects a value with quotes or spaces, which could break the code of a sample. */
export const isValidCredential: Readonly<Record<keyof Credentials, (text: string) => boolean>> = {
  host: (text) => /^https?:\/\/[\w.-]+(?::\d{1,5})?$/.test(text),
  key: (text) => /^[\w.~+/=:-]{1,512}$/.test(text),
}

/** Removes surrounding spaces and trailing slashes. */
export const trimCredentials = ({ host, key }: Credentials): Credentials => ({ host: host.trim().replace(/\/+$/, ''), key: key.trim() })

/** Returns replacements for the valid values. */
export function credentialReplacements({ placeholders, keyForms, values }: CredentialsState): [string, string][] {
  const { host, key } = trimCredentials(values)
  return [
    ...(placeholders.host && isValidCredential.host(host) ? [[placeholders.host, host] as [string, string]] : []),
    ...(isValidCredential.key(key)
      ? keyForms.map(({ text, before = '', after = '' }): [string, string] => [text, before + key + after])
      : []),
  ]
}

/** Host and key of the reader. */
export interface Credentials {
  host: string
  key: string
}

/** How a sample writes the API key: the expression that reads it, and the text to put around the reader's own key in place of that expression. */
export interface KeyForm {
  /** Expression in the samples. */
  text: string
  /** @default '' */
  before?: string
  /** @default '' */
  after?: string
}

/** Credentials for the samples of a page. */
export interface CredentialsState {
  /** Host and key in the samples until the reader enters values. */
  placeholders: Credentials
  keyForms: readonly KeyForm[]
  /** The reader's values, empty until entered. */
  values: Credentials
  /** Called with the typed values. */
  onChange: (values: Credentials) => void
}

/** Accepts values that are safe in any sample. A quote or a space would break a sample. */
export const isValidCredential: Readonly<Record<keyof Credentials, (text: string) => boolean>> = {
  host: (text) => /^https?:\/\/[\w.-]+(?::\d{1,5})?$/.test(text),
  key: (text) => /^[\w.~+/=:-]{1,512}$/.test(text),
}

/** Removes surrounding spaces and slashes. */
export const trimCredentials = ({ host, key }: Credentials): Credentials => ({ host: host.trim().replace(/\/+$/, ''), key: key.trim() })

/** Returns the replacements for the samples. Invalid values are left out. */
export function credentialReplacements({ placeholders, keyForms, values }: CredentialsState): [string, string][] {
  const { host, key } = trimCredentials(values)
  return [
    ...(placeholders.host && isValidCredential.host(host) ? [[placeholders.host, host] as [string, string]] : []),
    ...(isValidCredential.key(key)
      ? keyForms.map(({ text, before = '', after = '' }): [string, string] => [text, before + key + after])
      : []),
  ]
}

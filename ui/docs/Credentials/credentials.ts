/** Host and key of the reader. */
export interface Credentials {
  host: string
  key: string
}

/** Form in which a sample reads the key from its environment, and the text around a literal key. */
export interface KeyForm {
  /** Text of the form, as in the samples. */
  text: string
  /** @default '' */
  before?: string
  /** @default '' */
  after?: string
}

/** Credentials of a page's samples. */
export interface CredentialsState {
  /** Texts in the samples until the reader gives others. */
  placeholders: Credentials
  keyForms: readonly KeyForm[]
  /** Values of the reader; empty until given. */
  values: Credentials
  /** Called with what the reader typed. */
  onChange: (values: Credentials) => void
}

/** Checks for values that are safe in any sample: a quote or a space would break it. */
export const isValidCredential: Readonly<Record<keyof Credentials, (text: string) => boolean>> = {
  host: (text) => /^https?:\/\/[\w.-]+(?::\d{1,5})?$/.test(text),
  key: (text) => /^[\w.~+/=:-]{1,512}$/.test(text),
}

/** Removes surrounding spaces and slashes. */
export const trimCredentials = ({ host, key }: Credentials): Credentials => ({ host: host.trim().replace(/\/+$/, ''), key: key.trim() })

/** Replacements for the samples; only valid values are used. */
export function credentialReplacements({ placeholders, keyForms, values }: CredentialsState): [string, string][] {
  const { host, key } = trimCredentials(values)
  return [
    ...(placeholders.host && isValidCredential.host(host) ? [[placeholders.host, host] as [string, string]] : []),
    ...(isValidCredential.key(key)
      ? keyForms.map(({ text, before = '', after = '' }): [string, string] => [text, before + key + after])
      : []),
  ]
}

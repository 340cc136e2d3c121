import { fieldNames } from '../rules/fields.ts'
import type { Application } from '../rules/schema.ts'

/** What tells applications apart. */
export interface Identity {
  /** The client's UUID, or one that follows from the content. */
  reference: string
  /** Equal for equal answers to the twelve questions. */
  fingerprint: string
}

/** Names an application. Without a UUID from the client the content gives one, so that a form without script is not sent twice. */
export const identify = async (application: Application): Promise<Identity> => {
  const content = JSON.stringify(fieldNames.map((name) => application[name]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content)))
  const fingerprint = hex(digest)
  if (application.applicationId) return { reference: application.applicationId, fingerprint }
  // RFC 9562, version 8: a UUID of one's own making.
  const bytes = digest.slice(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return { reference: hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), fingerprint }
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

import { sha256, toHex } from '../digest.server.ts'
import { fieldNames } from '../rules/fields.ts'
import type { Application } from '../rules/schema.ts'

export interface Identity {
  /** UUID from the client, or one derived from the content. */
  reference: string
  fingerprint: string
}

/** If the client sent no UUID, derives one from the answers, so that a form without scripts is accepted only once. */
export const identify = async (application: Application): Promise<Identity> => {
  // Sorts by name and skips absent answers, so that adding a field doesn't change the identity of earlier applications.
  const answers = fieldNames
    .toSorted()
    .map((name) => [name, application[name]] as const)
    .filter(([, answer]) => answer !== undefined && answer !== false)
  const content = JSON.stringify(answers)
  const digest = await sha256(content)
  const fingerprint = toHex(digest)
  if (application.applicationId) return { reference: application.applicationId, fingerprint }
  // UUID version 8 allows custom contents (RFC 9562).
  const bytes = digest.slice(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return { reference: toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), fingerprint }
}

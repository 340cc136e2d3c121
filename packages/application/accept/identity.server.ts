import { sha256, toHex } from '../digest.server.ts'
import { fieldNames } from '../rules/fields.ts'
import type { Application } from '../rules/schema.ts'

/** Identity of an application: two with the same one are the same. */
export interface Identity {
  /** The client's UUID, or one that follows from the content. */
  reference: string
  /** Equal for equal answers. */
  fingerprint: string
}

/** Names an application. Without a UUID from the client the content gives one, so that a form without script is not sent twice. */
export const identify = async (application: Application): Promise<Identity> => {
  // By name, and without what is absent or not ticked: a field that a new version adds changes the identity of no earlier application.
  const answers = fieldNames
    .toSorted()
    .map((name) => [name, application[name]] as const)
    .filter(([, answer]) => answer !== undefined && answer !== false)
  const content = JSON.stringify(answers)
  const digest = await sha256(content)
  const fingerprint = toHex(digest)
  if (application.applicationId) return { reference: application.applicationId, fingerprint }
  // RFC 9562, version 8: a UUID of one's own making.
  const bytes = digest.slice(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return { reference: toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), fingerprint }
}

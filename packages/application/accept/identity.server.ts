import { hash } from 'node:crypto'
import { fieldNames } from '../rules/fields.ts'
import type { Application } from '../rules/schema.ts'

export interface Identity {
  /** UUID from the client, or one derived from the content. */
  reference: string
  fingerprint: string
}

/** If the client sent no UUID, derives one from the answers, so that a form without scripts is accepted only once. */
export const identify = (application: Application): Identity => {
  // Sorts by name and skips absent answers, so that adding a field doesn't change the identity of earlier applications.
  const answers = fieldNames
    .toSorted()
    .map((name) => [name, application[name]] as const)
    .filter(([, answer]) => answer !== undefined && answer !== false)
  const fingerprint = hash('sha256', JSON.stringify(answers))
  if (application.applicationId) return { reference: application.applicationId, fingerprint }
  const [, start, middle, variant, end] = /^(.{12}).(.{3})(.)(.{15})/.exec(fingerprint)!
  // UUID version 8 allows custom contents, except for the two bits of the variant (RFC 9562).
  const digits = `${start}8${middle}${(8 + (Number.parseInt(variant!, 16) % 4)).toString(16)}${end}`
  return { reference: digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), fingerprint }
}

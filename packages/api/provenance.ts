import { config } from 'zod/mini'

// The content policy forbids eval, which zod's compiled parsers need. The setting is global, and zod reads it when it creates an object
// schema.
config({ jitless: true })

/**
 * Where a part of the contract comes from: the owner's specification, the public documentation of comparable APIs, an inference from
 * the two, or a proposal for what the specification leaves open. Nothing here was checked against a live API.
 */
export type Provenance = 'spec' | 'public' | 'inferred' | 'proposed'

/** `x-provenance` is absent for a part that comes from the specification. */
export type PartMeta = { description: string; 'x-provenance'?: Exclude<Provenance, 'spec'> }

export const spec = (description: string): PartMeta => ({ description })

const mark =
  (provenance: PartMeta['x-provenance']) =>
  (description: string): PartMeta => ({ description, 'x-provenance': provenance })

export const known = mark('public')
export const inferred = mark('inferred')
export const proposed = mark('proposed')

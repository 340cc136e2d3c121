import { config } from 'zod/mini'

// The content policy forbids eval, which zod's compiled parsers need. Every file with schemas imports this one, so it is said before them all.
config({ jitless: true })

/**
 * Where a part of the contract comes from: the owner's specification, the public documentation of comparable APIs, an inference from
 * the two, or a proposal for what the specification leaves open. Nothing here was checked against a live API.
 */
export type Provenance = 'spec' | 'public' | 'inferred' | 'proposed'

/** The metadata of a schema: what the field tables and the OpenAPI files say about it. Specified parts carry no mark. */
export type Said = { description: string; 'x-provenance'?: Exclude<Provenance, 'spec'> }

/** Describes a part that the specification names. */
export const spec = (description: string): Said => ({ description })

/** Describes a part known from the public documentation of comparable APIs. */
export const known = (description: string): Said => ({ description, 'x-provenance': 'public' })

/** Describes a part inferred from the specification. */
export const inferred = (description: string): Said => ({ description, 'x-provenance': 'inferred' })

/** Describes a part proposed for what the specification leaves open; the owner confirms it. */
export const proposed = (description: string): Said => ({ description, 'x-provenance': 'proposed' })

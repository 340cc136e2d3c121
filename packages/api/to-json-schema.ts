import * as z from 'zod'
import type { Provenance } from './provenance.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema

export type SchemaNode = {
  type?: string | readonly string[]
  description?: string
  'x-provenance'?: Provenance
  properties?: Readonly<Record<string, SchemaNode>>
  required?: readonly string[]
  additionalProperties?: SchemaNode | false
  propertyNames?: SchemaNode
  items?: SchemaNode
  anyOf?: readonly SchemaNode[]
  enum?: readonly string[]
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  minLength?: number
  pattern?: string
  format?: string
  default?: unknown
}

/** Removes bounds of safe integers and patterns of formats, which zod adds. */
const tidy = ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.format) delete jsonSchema.pattern
}

/** Describes the input, before defaults are filled in. */
export const jsonSchemaOptions = { io: 'input', reused: 'inline', override: tidy } as const

export const toJsonSchema = (schema: z.core.$ZodType): JsonSchema => z.toJSONSchema(schema, jsonSchemaOptions)

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod's type allows more types for these keywords than zod writes.
export const toSchemaNode = (schema: z.core.$ZodType): SchemaNode => toJsonSchema(schema) as SchemaNode

import * as z from 'zod'

/** A JSON Schema 2020-12. */
export type JsonSchema = z.core.JSONSchema.JSONSchema

/** Drops what zod adds and a reader does not need: the bounds of a safe integer, and the pattern behind a format. */
const tidy = ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.format) delete jsonSchema.pattern
}

/** How every schema of the contract becomes a JSON Schema: what is sent, not what is read from it; nothing shared. */
export const jsonSchemaOptions = { io: 'input', reused: 'inline', override: tidy } as const

/** Writes one schema of the contract as JSON Schema, without references. */
export const toJsonSchema = (schema: z.core.$ZodType): JsonSchema => z.toJSONSchema(schema, jsonSchemaOptions)

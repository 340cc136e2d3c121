import * as z from 'zod'

export type JsonSchema = z.core.JSONSchema.JSONSchema

/** Removes what zod adds and readers do not need: the bounds of a safe integer, and the pattern of a format. */
const tidy = ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.format) delete jsonSchema.pattern
}

/** JSON Schema of what is sent (before defaults), without references. */
export const jsonSchemaOptions = { io: 'input', reused: 'inline', override: tidy } as const

/** Writes one schema of the contract as JSON Schema, without references. */
export const toJsonSchema = (schema: z.core.$ZodType): JsonSchema => z.toJSONSchema(schema, jsonSchemaOptions)

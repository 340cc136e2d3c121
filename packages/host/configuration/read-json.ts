import * as z from 'zod/mini'

/** Parses JSON and validates it. @throws if the text is not JSON or does not match the schema. */
export const readJson = <Schema extends z.core.$ZodType>(schema: Schema, text: string): z.output<Schema> =>
  z.parse(schema, JSON.parse(text))

import * as z from 'zod/mini'

/**
 * Parses JSON and checks its shape.
 * @throws when the text is no JSON, or not what the schema says.
 */
export const readJson = <Schema extends z.core.$ZodType>(schema: Schema, text: string): z.output<Schema> =>
  z.parse(schema, JSON.parse(text))

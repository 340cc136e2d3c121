import * as z from 'zod/mini'

export const readJson = <Schema extends z.core.$ZodType>(schema: Schema, text: string): z.output<Schema> =>
  z.parse(schema, JSON.parse(text))

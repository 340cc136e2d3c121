import * as z from 'zod'
import * as provenance from './provenance.ts'

/** Returns a function that creates metadata from a description. Methods of the function, such as `text`, create a schema with this metadata. */
const withSchemas = (describe: typeof provenance.spec) =>
  Object.assign((description: string) => describe(description), {
    text: (description: string) => z.string().meta(describe(description)),
    integer: (description: string) => z.int().meta(describe(description)),
    number: (description: string) => z.number().meta(describe(description)),
    time: (description: string) => z.iso.datetime().meta(describe(description)),
    list: <Item extends z.core.$ZodType>(description: string, item: Item) => z.array(item).meta(describe(description)),
    object: <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) => z.object(shape).meta(describe(description)),
  })

export const spec = withSchemas(provenance.spec)
export const known = withSchemas(provenance.known)
export const inferred = withSchemas(provenance.inferred)
export const proposed = withSchemas(provenance.proposed)

import * as z from 'zod'
import type { Reply } from './call.ts'
import { known } from './provenance.ts'

/** Error body of the VM API. Source: public documentation of comparable APIs; the specification says "detailed messages" (§8). */
export const vmError = z.object({
  error: z.string().meta(known('What went wrong.')),
}).meta(known('An error of the VM API.'))

const detail = z.object({
  loc: z.array(z.union([z.string(), z.int()])).meta(known('Where the problem lies: body or query, then the path to the field.')),
  msg: z.string().meta(known('What is wrong there.')),
  type: z.string().meta(known('The kind of problem.')),
})

/** Error body of the CaaS API, in both its forms: one message, or a list with the place of each problem. */
export const caasError = z.object({
  detail: z.union([z.string(), z.array(detail)]).meta(known('One message, or a list of problems with their places.')),
}).meta(known('An error of the CaaS API.'))

/** 400, 403 and 500 are the only error statuses that the specification names (§6, §8); no call may document another. */
const errors = (schema: z.ZodType, examples: Readonly<Record<400 | 403 | 500, unknown>>): Reply[] => [
  { status: 400, description: 'The request is not valid; the message says why.', provenance: 'spec', schema, example: examples[400] },
  { status: 403, description: 'The key is missing or not valid.', provenance: 'spec', schema, example: examples[403] },
  { status: 500, description: 'The server failed; the message says more.', provenance: 'spec', schema, example: examples[500] },
]

/** The three error answers of every VM call. */
export const vmErrors = errors(vmError, {
  400: { error: 'instances must be at least 1' },
  403: { error: 'Forbidden: missing or invalid API key' },
  500: { error: 'The order could not be placed' },
})

/** The three error answers of every CaaS call. */
export const caasErrors = errors(caasError, {
  400: { detail: [{ loc: ['body', 'duration_hours'], msg: 'Input should be greater than or equal to 1', type: 'greater_than_equal' }] },
  403: { detail: 'Forbidden: missing or invalid API key' },
  500: { detail: 'The request could not be completed' },
})

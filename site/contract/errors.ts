import * as z from 'zod'
import type { CallResponse } from './call.ts'
import { known } from './provenance.ts'

/** Error body of the VM API. Source: public documentation of comparable APIs; the specification says "detailed messages" (§8). */
export const vmError = z
  .object({
    error: z.string().meta(known('What went wrong.')),
  })
  .meta(known('An error of the VM API.'))

const detail = z.object({
  loc: z.array(z.union([z.string(), z.int()])).meta(known('The path to the field: body, query or path, then the names.')),
  msg: z.string().meta(known('What is wrong with the field.')),
  type: z.string().meta(known('The kind of problem.')),
})

/** Error body of the CaaS API, in both its forms: one message, or a list of problems with their fields. */
export const caasError = z
  .object({
    detail: z.union([z.string(), z.array(detail)]).meta(known('One message, or a list of problems with their fields.')),
  })
  .meta(known('An error of the CaaS API.'))

/** The errors that one call can answer with. */
export type CallErrors<Invalid> = {
  /** An example of a request that this call refuses; absent for a call without a body, a query and path parameters. */
  invalid?: Invalid
  /** What could not be done, after a fault of the server. */
  failed: string
}

const forbidden = 'Forbidden: missing or invalid API key'

/** 400, 403 and 500 are the only error statuses that the specification names (§6, §8); no call may document another. */
const errors = (schema: z.ZodType, examples: { 400?: unknown; 403: unknown; 500: unknown }): CallResponse[] => [
  ...(examples[400] === undefined
    ? []
    : [
        {
          status: 400,
          description: 'The request is not valid. The message says why.',
          provenance: 'spec',
          schema,
          example: examples[400],
        } as const,
      ]),
  { status: 403, description: 'The key is missing or invalid.', provenance: 'spec', schema, example: examples[403] },
  {
    status: 500,
    description: 'The request failed on the server. The message says why.',
    provenance: 'spec',
    schema,
    example: examples[500],
  },
]

/** The error responses of a VM call. */
export const vmErrors = ({ invalid, failed }: CallErrors<string>): CallResponse[] =>
  errors(vmError, {
    ...(invalid === undefined ? {} : { 400: { error: invalid } }),
    403: { error: forbidden },
    500: { error: failed },
  })

/** A problem of one field, as the CaaS API writes it. */
export const problem = (loc: readonly string[], msg: string, type: string) => ({ loc, msg, type })

/** The error responses of a CaaS call. */
export const caasErrors = ({ invalid, failed }: CallErrors<ReturnType<typeof problem>>): CallResponse[] =>
  errors(caasError, {
    ...(invalid === undefined ? {} : { 400: { detail: [invalid] } }),
    403: { detail: forbidden },
    500: { detail: failed },
  })

/** The problem of a path whose deployment has no well-formed identifier. */
export const badDeploymentId = problem(['path', 'deployment_id'], 'Input should be a valid UUID', 'uuid_parsing')

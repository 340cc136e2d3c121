import * as z from 'zod'
import type { Call, CallExample, CallResponse } from './call.ts'
import { findErrorUrl } from './known-errors.ts'
import { known, proposed } from './described.ts'

const docs = z.url().optional().meta(proposed('Page that explains the error.'))

/** The specification asks for detailed messages. The shape follows comparable public APIs. */
export const vmError = known.object('An error of the VM API.', {
  error: known.text('What went wrong.'),
  docs,
})

const detail = z.object({
  loc: known.list('The path to the field: body, query or path, then the names.', z.union([z.string(), z.int()])),
  msg: known.text('What is wrong with the field.'),
  type: known.text('The kind of problem.'),
})

export const caasError = known.object('An error of the CaaS API.', {
  detail: z.union([z.string(), z.array(detail)]).meta(known('One message, or a list of problems with their fields.')),
  docs,
})

type CallErrors<Invalid> = {
  /** Problem in the example of the 400 response. @default a problem with a query parameter that the call does not have */
  invalid?: Invalid
  failed: string
}

export const createCaasProblem = (loc: readonly string[], msg: string, type: string) => ({ loc, msg, type })

export const writeVmError = (message: string, ...others: readonly string[]) => ({
  error: [message, ...others].join(' '),
  docs: findErrorUrl(message),
})

export const writeCaasError = (found: string | readonly ReturnType<typeof createCaasProblem>[]) => ({
  detail: found,
  docs: findErrorUrl(typeof found === 'string' ? found : found[0]!.msg),
})

export const belowOne = (...loc: readonly string[]) =>
  createCaasProblem(loc, 'Input should be greater than or equal to 1.', 'greater_than_equal')

export const badDeploymentId = createCaasProblem(['path', 'deployment_id'], 'Input should be a valid UUID.', 'uuid_parsing')

type Given = 'status' | 'provenance'
type Success = Omit<CallResponse, Given> & Partial<Pick<CallResponse, Given>>

type WrittenCall<Invalid> = Omit<Call, 'id' | 'auth' | 'example' | 'responses'> & {
  example?: CallExample
  /** One or more successful responses. The first one answers the example. `status` defaults to 200, and `provenance` to 'public'. */
  success: Success | readonly [Success, ...Success[]]
  errors: CallErrors<Invalid>
}

type First<One> = One extends readonly [infer Head, ...unknown[]] ? Head : One

type Completed<Id, Written extends WrittenCall<unknown>, Auth> = Omit<Written, 'success' | 'errors'> & {
  id: Id
  auth: Auth
  example: Written extends { example: infer Example } ? Example : CallExample
  responses: readonly [First<Written['success']> & Pick<CallResponse, Given>, ...CallResponse[]]
}

const defineCalls = <Invalid, Auth extends Call['auth']>(
  auth: Auth,
  schema: z.ZodType,
  writeBody: (error: string | Invalid) => unknown,
  unknownParameter: Invalid,
) => {
  const describeFailure = (status: 400 | 403 | 500, description: string, error: string | Invalid): CallResponse => ({
    status,
    description,
    provenance: 'spec',
    schema,
    example: writeBody(error),
  })
  /** Lists the responses for all error statuses that the specification names. */
  const listFailures = ({ invalid = unknownParameter, failed }: CallErrors<Invalid>): CallResponse[] => [
    describeFailure(400, 'The request is not valid. The message says why.', invalid),
    describeFailure(403, 'The key is missing or invalid.', 'Forbidden: missing or invalid API key.'),
    describeFailure(500, 'The request failed on the server. The message says why.', failed),
  ]
  return <const Calls extends Readonly<Record<string, WrittenCall<Invalid>>>>(calls: Calls) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses which name belongs to which call.
    Object.fromEntries(
      Object.entries(calls).map(([id, { success, errors, ...call }]) => {
        const responses = [
          ...[success].flat().map((response) => ({ status: 200, provenance: 'public', ...response })),
          ...listFailures(errors),
        ]
        return [id, { example: {}, ...call, id, auth, responses }]
      }),
    ) as unknown as { readonly [Id in keyof Calls & string]: Completed<Id, Calls[Id], Auth> }
}

export const defineVmCalls = defineCalls<string, 'bearer'>(
  'bearer',
  vmError,
  (error) => writeVmError(error),
  'status is not a parameter of this call.',
)

export const defineCaasCalls = defineCalls<ReturnType<typeof createCaasProblem>, 'apiKey'>(
  'apiKey',
  caasError,
  (error) => writeCaasError(typeof error === 'string' ? error : [error]),
  createCaasProblem(['query', 'status'], 'Extra inputs are not permitted.', 'extra_forbidden'),
)

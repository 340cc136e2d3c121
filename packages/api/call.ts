import type * as z from 'zod'
import type { Provenance } from './provenance.ts'

/** A response without a body has no `schema` and no `example`. */
export type CallResponse = {
  status: 200 | 201 | 204 | 400 | 403 | 500
  description: string
  provenance: Provenance
  /** @default 'application/json' */
  contentType?: 'application/json' | 'text/event-stream'
  schema?: z.ZodType
  example?: unknown
}

export type CallExample = {
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: Readonly<Record<string, unknown>>
}

type OtherExample = CallExample & { cli?: string }

/** Call of an API, from which pages, samples and the OpenAPI files are generated. */
export type Call = {
  id: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path after the host, with path parameters in braces. */
  path: string
  title: string
  summary: string
  tag: string
  /** `bearer` sends `Authorization: Bearer <key>`, `apiKey` sends `X-API-KEY: <key>`. */
  auth: 'bearer' | 'apiKey'
  pathParams?: z.ZodObject
  query?: z.ZodObject
  request?: z.ZodObject
  example: CallExample
  otherExamples?: Readonly<Record<string, OtherExample>>
  /** Successful responses come first, beginning with the response to the example. After them come 400, 403 and 500. */
  responses: readonly [CallResponse, ...CallResponse[]]
  /** Command line that makes the same call. */
  cli?: string
}

export type Api = {
  title: string
  description: string
  tags: readonly { name: string; description: string }[]
  calls: readonly Call[]
  /** Schemas under `components` of the OpenAPI file, each named after its capitalized key. */
  objects: Readonly<Record<string, z.core.$ZodType>>
}

export const getSuccess = (call: Call): CallResponse => call.responses[0]

/**
 * Returns the call with the named example and that example's command line. Without a name, returns the call with its own example.
 * @throws if the call has no example of this name.
 */
export const withExample = ({ cli, ...call }: Call, name: string | undefined): Call => {
  if (name === undefined) return { ...call, ...(cli !== undefined && { cli }) }
  const other = call.otherExamples?.[name]
  if (!other) throw new Error(`The call ${call.id} has no example “${name}”: add it to otherExamples.`)
  const { cli: line, ...example } = other
  return { ...call, example, ...(line !== undefined && { cli: line }) }
}

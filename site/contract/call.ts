import type * as z from 'zod'
import type { Provenance } from './provenance.ts'

/** One answer of a call. `schema` and `example` are absent where the answer has no body. */
export type Reply = {
  status: 200 | 201 | 204 | 400 | 403 | 500
  description: string
  provenance: Provenance
  /** @default 'application/json' */
  contentType?: 'application/json' | 'text/event-stream'
  schema?: z.ZodType
  example?: unknown
}

/** What the request samples of a call send. */
export type CallExample = {
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: Readonly<Record<string, unknown>>
}

/** One call of an API, as data: pages, samples and the OpenAPI files are all written from it. */
export type Call = {
  id: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The whole path behind the host, with `{names}` of `pathParams`. */
  path: string
  title: string
  summary: string
  /** The group in the OpenAPI file. */
  tag: string
  /** `bearer`: `Authorization: Bearer <key>`; `apiKey`: `X-API-KEY: <key>`. */
  auth: 'bearer' | 'apiKey'
  pathParams?: z.ZodObject
  query?: z.ZodObject
  request?: z.ZodObject
  example: CallExample
  /** The first is the answer to the example; the last three are 400, 403 and 500. */
  responses: readonly [Reply, ...Reply[]]
  /** The command line that makes this call, where the tool has one. */
  cli?: string
}

/** One API: its calls and how it is described in its OpenAPI file. */
export type Api = {
  title: string
  description: string
  tags: readonly { name: string; description: string }[]
  calls: readonly Call[]
  /** The schemas that get a name of their own in the OpenAPI file. */
  objects: Readonly<Record<string, z.core.$ZodType>>
}

/** The answer that the example of a call gets. */
export const success = (call: Call): Reply => call.responses[0]

import { stringify } from 'yaml'
import * as z from 'zod'
import { brand } from '@workspace/tokens/brand.ts'
import { caasApi } from '../caas/caas.ts'
import type { Api, Call, CallResponse } from '../call.ts'
import { jsonSchemaOptions, toJsonSchema, type JsonSchema } from '../to-json-schema.ts'
import { vmApi } from '../vm/vm.ts'
import { capitalize } from '../capitalize.ts'

type Part = Record<string, unknown>

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: Part
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  security: Part[]
  paths: Record<string, Record<string, Part>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Part }
}

/** Version of the contract. Raise it when the contract changes. */
const contractVersion = '0.1.0'

const assumptions = [
  'A part of this file that may still change before general availability has the field `x-provenance`:',
  '- `public`: its form follows the public documentation of comparable APIs.',
  '- `inferred`: its form follows from other parts.',
  '- `proposed`: this file proposes its form.',
].join('\n')

const schemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'Your API key, generated in the console.' },
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY', description: 'Your API key, generated in the console.' },
} as const

type Names = ReadonlyMap<z.core.$ZodType, string>
type Example = Readonly<Record<string, unknown>>

const mark = (provenance: CallResponse['provenance']): Part => (provenance === 'spec' ? {} : { 'x-provenance': provenance })

/** Prefixes a name that both APIs use, so that the two files can be merged. */
const nameIn = (api: Api, name: string, names: (api: Api) => readonly string[]): string => {
  const isShared = [vmApi, caasApi].every((each) => names(each).includes(name))
  return isShared ? `${api === vmApi ? 'vm' : 'caas'}${capitalize(name)}` : name
}

const nameCall = (api: Api, id: string) => nameIn(api, id, ({ calls }) => calls.map((call) => call.id))

const nameSchemas = (api: Api): Map<z.core.$ZodType, string> => {
  const names = new Map<z.core.$ZodType, string>()
  const name = (schema: z.core.$ZodType | undefined, as: string) => schema && !names.has(schema) && names.set(schema, as)
  // Sorts the exports, because their order depends on the bundler.
  for (const as of Object.keys(api.objects).toSorted())
    name(api.objects[as], capitalize(nameIn(api, as, ({ objects }) => Object.keys(objects))))
  for (const { id, request, responses } of api.calls) {
    name(request, `${capitalize(nameCall(api, id))}Request`)
    name(responses[0].schema, `${capitalize(nameCall(api, id))}Response`)
  }
  return names
}

const refer = (name: string) => `#/components/schemas/${name}`

const writeSchemas = (names: Names): Record<string, JsonSchema> => {
  const registry = z.registry<{ id: string }>()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The registry's type accepts only classic schemas, but its code also accepts those of zod/mini.
  for (const [schema, id] of names) registry.add(schema as z.ZodType, { id })
  const { schemas } = z.toJSONSchema(registry, { ...jsonSchemaOptions, uri: refer })
  for (const schema of Object.values(schemas)) {
    delete schema.$schema
    delete schema.$id
  }
  return schemas
}

const writeBody = (schema: z.core.$ZodType, example: unknown, names: Names, type = 'application/json') => ({
  [type]: { schema: { $ref: refer(names.get(schema)!) }, example },
})

const writeResponse = ({ description, provenance, schema, example, contentType }: CallResponse, names: Names): Part => ({
  description,
  ...mark(provenance),
  ...(schema && { content: writeBody(schema, example, names, contentType) }),
})

const writeParameters = (place: 'path' | 'query', schema: z.ZodObject | undefined, example: Example = {}): Part[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod's type allows a boolean as the schema of a property, but zod writes only objects.
  const all = Object.entries(properties as Record<string, JsonSchema & Part>)
  return all.map(([name, { description, 'x-provenance': provenance, ...type }]) => ({
    name,
    in: place,
    description,
    required: required.includes(name),
    ...(provenance !== undefined && { 'x-provenance': provenance }),
    schema: type,
    example: example[name],
  }))
}

const writeCall = (api: Api, call: Call, names: Names): Part => {
  const { path, query, body: sent } = call.example
  const parameters = [...writeParameters('path', call.pathParams, path), ...writeParameters('query', call.query, query)]
  return {
    operationId: nameCall(api, call.id),
    summary: call.title,
    description: call.summary,
    tags: [call.tag],
    ...(parameters.length > 0 && { parameters }),
    ...(call.request && { requestBody: { required: true, content: writeBody(call.request, sent, names) } }),
    responses: Object.fromEntries(call.responses.map((reply) => [String(reply.status), writeResponse(reply, names)])),
  }
}

export const createOpenApi = (api: Api): OpenApiDocument => {
  const names = nameSchemas(api)
  const paths: OpenApiDocument['paths'] = {}
  for (const call of api.calls) {
    const methods = (paths[call.path] ??= {})
    methods[call.method.toLowerCase()] = writeCall(api, call, names)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every API has at least one call.
  const [{ auth }] = api.calls as readonly [Call, ...Call[]]
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} ${api.title}`,
      version: contractVersion,
      description: `${api.description}\n\n${assumptions}`,
      contact: { name: 'Support', email: brand.email },
    },
    servers: [
      { url: brand.apiHost, description: 'The API.' },
      { url: brand.sandboxHost, description: 'The sandbox on your machine: npm run sandbox.' },
    ],
    tags: [...api.tags],
    security: [{ [auth]: [] }],
    paths,
    components: { schemas: writeSchemas(names), securitySchemes: { [auth]: schemes[auth] } },
  }
}

export const createVmOpenApi = (): OpenApiDocument => createOpenApi(vmApi)

export const createCaasOpenApi = (): OpenApiDocument => createOpenApi(caasApi)

/** Writes YAML without aliases, because few readers know them. */
export const toYaml = (document: object): string => stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 })

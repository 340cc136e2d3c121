import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { parseJson } from '../state/parse-json.ts'

type Schema = Readonly<Record<string, unknown>>
type Content = Readonly<Record<string, { schema: Schema }>>
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }
type Operation = {
  parameters?: readonly Parameter[]
  requestBody?: { content: Content }
  responses: Readonly<Record<string, { content?: Content }>>
}
type OpenApi = { paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>; components: Schema }

/** Response as a client receives it. */
export type Answer = { status: number; contentType: string | null; text: string }

/** Checks requests and responses against a published OpenAPI file. A check returns its problem, or an empty string. */
export function readContract(yaml: string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Redocly checks the form of the file.
  const { paths, components } = parse(yaml) as OpenApi
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  const validators = new Map<Schema, ValidateFunction>()
  const findProblem = (schema: Schema, value: unknown, name: string): string => {
    // Adds the file's components, because schemas refer to them.
    const validate = validators.get(schema) ?? ajv.compile({ ...schema, components })
    validators.set(schema, validate)
    return validate(value) ? '' : ajv.errorsText(validate.errors, { dataVar: name })
  }

  const find = (method: string, pathname: string) => {
    for (const [path, methods] of Object.entries(paths)) {
      const groups = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(pathname)
      const operation = methods[method.toLowerCase()]
      if (groups && operation) return { operation, inPath: groups.groups ?? {} }
    }
    throw new Error(`The OpenAPI file has no ${method} ${pathname}.`)
  }

  const findParameterProblem = ({ name, required, schema }: Parameter, text: string | null | undefined): string => {
    if (typeof text !== 'string') return required ? `${name} is missing` : ''
    const isNumber = schema.type === 'integer' && /^-?\d+$/.test(text)
    return (
      findProblem(schema, isNumber ? Number(text) : text, name) ||
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- In OpenAPI, the value of this keyword is a schema.
      (schema.contentSchema ? findProblem(schema.contentSchema as Schema, parseJson(text), name) : '')
    )
  }

  return {
    request: (method: string, target: string, body: string | undefined): string => {
      const { pathname, searchParams } = new URL(target, 'http://sandbox.test')
      const { operation, inPath } = find(method, pathname)
      const parameters = (operation.parameters ?? []).map((parameter) => {
        const text = inPath[parameter.name]
        return findParameterProblem(
          parameter,
          parameter.in === 'query' ? searchParams.get(parameter.name) : text === undefined ? text : decodeURIComponent(text),
        )
      })
      const media = operation.requestBody?.content['application/json']
      const names = new Set(operation.parameters?.map(({ name }) => name))
      // A client that follows the file sends only documented query parameters.
      const other = [...searchParams.keys()].find((name) => !names.has(name))
      if (other !== undefined && operation.responses['400']) return `${other} is not a parameter`
      return parameters.find(Boolean) ?? (media ? findProblem(media.schema, parseJson(body ?? ''), 'body') : '')
    },
    answer: (method: string, target: string, { status, contentType, text }: Answer): string => {
      const { operation } = find(method, new URL(target, 'http://sandbox.test').pathname)
      const response = operation.responses[status]
      if (!response) return `status ${status} is not documented`
      if (!response.content) return text === '' ? '' : 'a body where none is documented'
      const type = contentType?.split(';')[0] ?? ''
      const media = response.content[type]
      if (!media) return `media type ${contentType} is not documented`
      return findProblem(media.schema, type === 'application/json' ? parseJson(text) : text, 'body')
    },
  }
}

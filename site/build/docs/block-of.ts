import type * as z from 'zod'
import { caasApi } from '../../contract/caas.ts'
import type { Api, Call } from '../../contract/call.ts'
import { commands } from '../../contract/cli-commands.ts'
import { environmentVariables, exitCodes, globalOptions, precedence, type CliOption } from '../../contract/cli.ts'
import { configExample, configFile } from '../../contract/config-file.ts'
import { containerFileExample, deployFile, vmFileExample } from '../../contract/deploy-file.ts'
import { toRequest } from '../../contract/deploy-mapping.ts'
import { literal } from '../../contract/literal.ts'
import { fieldRows } from '../../contract/fields.ts'
import { samplesOf } from '../../contract/samples.ts'
import { vmApi } from '../../contract/vm.ts'
import { parse } from 'yaml'
import type { Block, Listing } from './block.ts'
import { pageOfCall } from './call-pages.ts'

/** The attributes of a component in a page, as they are written. */
export type Attributes = Readonly<Record<string, string>>

const apis: Readonly<Record<string, Api>> = { vm: vmApi, caas: caasApi }
const json = (value: unknown): string => literal(value, 'json')

function one<Value>(from: Readonly<Record<string, Value>>, name: string | undefined, what: string): Value {
  const found = from[name ?? '']
  if (found === undefined) throw new Error(`${what} should be one of ${Object.keys(from).join(', ')}, not “${name}”.`)
  return found
}

function callOf({ api, call }: Attributes): Call {
  const { calls } = one(apis, api, 'api')
  return one(Object.fromEntries(calls.map((each) => [each.id, each])), call, `call of ${api}`)
}

const fields = (schema: z.core.$ZodType | undefined, where: string): Block => {
  if (!schema) throw new Error(`${where} has no fields.`)
  return { kind: 'fields', rows: fieldRows(schema) }
}

const responseListing = (example: unknown, contentType: string | undefined, status: number): Listing => ({
  label: String(status),
  language: contentType === 'text/event-stream' ? 'text' : 'json',
  code: typeof example === 'string' ? example : literal(example, 'json'),
})

const optionCell = ({ name, short, value, repeated }: CliOption) =>
  `\`${[short, name].filter(Boolean).join(', ')}${value ? ` ${value.choices?.join('|') ?? value.name}` : ''}\`${repeated ? ', repeatable' : ''}`

const meaningCell = ({ meaning, default: fallback }: CliOption) => (fallback === undefined ? meaning : `${meaning} Default: \`${fallback}\`.`)

const files: Readonly<Record<string, { schema: z.core.$ZodType; listing: Listing }>> = {
  deploy: { schema: deployFile.shape.deploy, listing: { label: 'deploy.yml', language: 'yaml', code: containerFileExample.trimEnd() } },
  'deploy-vm': { schema: deployFile.shape.vm, listing: { label: 'deploy.yml', language: 'yaml', code: vmFileExample.trimEnd() } },
  config: { schema: configFile, listing: { label: '~/.onenode/config.json', language: 'json', code: json(configExample) } },
}

const downloads: Readonly<Record<string, readonly { href: string; label: string }[]>> = {
  vm: [{ href: '/openapi/vm.yaml', label: 'OpenAPI 3.1, VM API' }],
  caas: [{ href: '/openapi/caas.yaml', label: 'OpenAPI 3.1, CaaS API' }],
  schemas: [
    { href: '/schemas/deploy.schema.json', label: 'JSON Schema of deploy.yml' },
    { href: '/schemas/config.schema.json', label: 'JSON Schema of config.json' },
  ],
}

/** What each component of the pages shows, from the contract and from nothing else. */
export const components: Readonly<Record<string, (attributes: Attributes) => Block>> = {
  Endpoint: (at) => {
    const { method, path, title } = callOf(at)
    return { kind: 'endpoint', method, path, title }
  },
  Request: (at) => ({
    kind: 'request',
    samples: samplesOf(callOf(at)).map(({ label, grammar, code }) => ({ label, language: grammar, code })),
  }),
  Responses: (at) => ({
    kind: 'responses',
    answers: callOf(at).responses.map(({ status, description, example, contentType }) => ({
      status,
      description,
      ...(example === undefined ? {} : { listing: responseListing(example, contentType, status) }),
    })),
  }),
  Fields: (at) => {
    const call = callOf(at)
    const parts = { request: call.request, query: call.query, path: call.pathParams, response: call.responses[0].schema }
    return fields(one({ ...parts }, at.of, 'of'), `${at.call}, ${at.of},`)
  },
  Calls: ({ api = '' }) => ({
    kind: 'table',
    head: ['Call', 'What it does'],
    rows: one(apis, api, 'api').calls.map((call) => [`[\`${call.method} ${call.path}\`](${pageOfCall(api, call.id)})`, call.summary]),
  }),
  FileFields: ({ file }) => fields(one(files, file, 'file').schema, `${file}`),
  FileExample: ({ file }) => ({ kind: 'code', listing: one(files, file, 'file').listing, checked: true }),
  Mapping: () => {
    const { method, path, body } = toRequest(deployFile.parse(parse(vmFileExample)))
    return { kind: 'code', listing: { label: `${method} ${path}`, language: 'json', code: json(body) }, checked: true }
  },
  Commands: () => ({
    kind: 'table',
    head: ['Command', 'What it does', 'Options'],
    rows: commands.map(({ name, summary, arguments: values, options }) => [
      `\`${[name, ...values.map(({ value, repeated }) => value.name + (repeated ? '…' : ''))].join(' ')}\``,
      summary,
      options.map(optionCell).join(' '),
    ]),
  }),
  GlobalOptions: () => ({ kind: 'table', head: ['Option', 'Meaning'], rows: globalOptions.map((option) => [optionCell(option), meaningCell(option)]) }),
  ExitCodes: () => ({ kind: 'table', head: ['Code', 'Meaning'], rows: exitCodes.map(({ code, meaning }) => [`\`${code}\``, meaning]) }),
  Environment: () => ({ kind: 'table', head: ['Variable', 'Meaning'], rows: environmentVariables.map(({ name, meaning }) => [`\`${name}\``, meaning]) }),
  Precedence: () => ({ kind: 'precedence', steps: precedence }),
  Epoch: () => ({ kind: 'epoch' }),
  CostExplainer: () => ({ kind: 'cost' }),
  DeployFileCheck: () => ({ kind: 'deployCheck', example: containerFileExample }),
  Downloads: ({ of }) => ({ kind: 'downloads', links: one(downloads, of, 'of') }),
}

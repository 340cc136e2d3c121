import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type * as z from 'zod'
import { caasApi } from '../../contract/caas/caas.ts'
import { success, withExample, type Api, type Call } from '../../contract/call.ts'
import { commands } from '../../contract/cli/cli-commands.ts'
import {
  environmentVariables,
  exitCodes,
  globalOptions,
  precedence,
  type CliArgument,
  type CliCommand,
  type CliOption,
} from '../../contract/cli/cli.ts'
import { configExample, configFile } from '../../contract/files/config-file.ts'
import { containerFileExample, deployFile, vmFileExample } from '../../contract/files/deploy-file.ts'
import { toRequest } from '../../contract/files/deploy-mapping.ts'
import { literal } from '../../contract/literal.ts'
import { fieldRows } from '../../contract/fields.ts'
import { samplesOf } from '../../contract/samples/samples.ts'
import { vmApi } from '../../contract/vm/vm.ts'
import GithubSlugger from 'github-slugger'
import { parse } from 'yaml'
import { docs as text } from '../../content/docs.ts'
import { brand } from '../../content/brand.ts'
import { providers } from '../../content/networks.ts'
import { shownAnswer, shownCall, walks, type WalkStep } from '../../sandbox/walks.ts'
import type { Block, Listing } from './block.ts'
import { sectionOfCall } from './call-pages.ts'

/** The attributes of a component in a page, as they are written. */
export type Attributes = Readonly<Record<string, string>>

/** Reads the attributes of a component in a page. */
export const attributesOf = (element: MdxJsxFlowElement | MdxJsxTextElement): Attributes =>
  Object.fromEntries(
    element.attributes.flatMap((at) => (at.type === 'mdxJsxAttribute' && typeof at.value === 'string' ? [[at.name, at.value]] : [])),
  )

const apis: Readonly<Record<string, Api>> = { vm: vmApi, caas: caasApi }
const json = (value: unknown): string => literal(value, 'json')

function one<Value>(from: Readonly<Record<string, Value>>, name: string | undefined, what: string): Value {
  const found = from[name ?? '']
  if (found === undefined) throw new Error(`${what} should be one of ${Object.keys(from).join(', ')}, not “${name}”.`)
  return found
}

function callOf({ api, call, example }: Attributes): Call {
  const { calls } = one(apis, api, 'api')
  return withExample(one(Object.fromEntries(calls.map((each) => [each.id, each])), call, `call of ${api}`), example)
}

/** The step of a walk-through that a component names. */
export const stepOf = ({ walk, step }: Attributes): WalkStep => one(one(walks, walk, 'walk').steps, step, `step of ${walk}`)

const fields = (schema: z.core.$ZodType | undefined, where: string): Block => {
  if (!schema) throw new Error(`${where} has no fields.`)
  const rows = fieldRows(schema)
  return {
    kind: 'fields',
    of: 'fields',
    rows: rows.map(({ provenance, constraints, ...row }) => ({
      ...row,
      constraints: [constraints, ...(provenance === 'spec' ? [] : [text.assumed.mark])].filter(Boolean).join('; '),
    })),
    assumed: rows.some(({ provenance }) => provenance !== 'spec'),
  }
}

const responseListing = (example: unknown, contentType: string | undefined, status: number): Listing => ({
  label: String(status),
  language: contentType === 'text/event-stream' ? 'text' : 'json',
  code: typeof example === 'string' ? example : literal(example, 'json'),
})

const commandOf = (name: string | undefined): CliCommand => one(Object.fromEntries(commands.map((each) => [each.name, each])), name, 'name')

const anchorOf = (name: string) => `#${new GithubSlugger().slug(name)}`

const none = '–'

const optionRow = ({ name, short, value, meaning, required = false, repeated, default: fallback, file, config, env }: CliOption) => {
  const sources = [
    ...(file ? [`${file} in deploy.yml`] : []),
    ...(config ? [`${config} in config.json`] : []),
    ...(env ? [`the variable ${env}`] : []),
  ]
  return {
    name: [[short, name].filter(Boolean).join(', '), ...(value ? [value.choices?.join('|') ?? value.name] : [])].join(' '),
    type: [value?.type ?? 'switch', ...(repeated ? ['repeatable'] : [])].join(', '),
    required,
    meaning,
    constraints: [
      ...(fallback === undefined ? [] : [`default ${fallback}`]),
      ...(sources.length > 0 ? [`also set by ${sources.join(' and ')}`] : []),
    ].join('; '),
  }
}

const argumentRow = ({ value, meaning, repeated }: CliArgument) => ({
  name: value.name,
  type: [value.type, ...(repeated ? ['repeatable'] : [])].join(', '),
  required: true,
  meaning,
  constraints: '',
})

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
    const { id, method, path, title } = callOf(at)
    return { kind: 'endpoint', method, path, title, api: at['api'] ?? '', call: id }
  },
  Request: (at) => ({
    kind: 'request',
    samples: samplesOf(callOf(at)).map(({ label, grammar, code }) => ({ label, language: grammar, code })),
  }),
  Responses: (at) => ({
    kind: 'responses',
    assumed: success(callOf(at)).schema !== undefined && success(callOf(at)).provenance !== 'spec',
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
    rows: one(apis, api, 'api').calls.map((call) => [`[\`${call.method} ${call.path}\`](${sectionOfCall(api, call.id)})`, call.summary]),
  }),
  FileFields: ({ file }) => fields(one(files, file, 'file').schema, `${file}`),
  FileExample: ({ file }) => ({ kind: 'code', listing: one(files, file, 'file').listing, checked: true }),
  Mapping: () => {
    const { method, path, body } = toRequest(deployFile.parse(parse(vmFileExample)))
    return { kind: 'code', listing: { label: `${method} ${path}`, language: 'json', code: json(body) }, checked: true }
  },
  Commands: () => ({
    kind: 'table',
    head: ['Command', 'What it does'],
    rows: commands.map(({ name, summary }) => [`[\`${name}\`](${anchorOf(name)})`, summary]),
  }),
  CommandOptions: ({ name }) => {
    const { arguments: values, options } = commandOf(name)
    if (values.length + options.length === 0)
      throw new Error(`The command ${name} has no arguments and no options of its own: leave <CommandOptions> out.`)
    return { kind: 'fields', of: 'options', assumed: false, rows: [...values.map(argumentRow), ...options.map(optionRow)] }
  },
  CommandExample: ({ name }) => ({
    kind: 'code',
    listing: { label: 'Example', language: 'bash', code: commandOf(name).example },
    checked: true,
  }),
  CommandOutput: ({ name }) => {
    const { output } = commandOf(name)
    if (output === undefined) throw new Error(`The command ${name} prints nothing: leave <CommandOutput> out.`)
    return { kind: 'code', listing: { label: 'Output', language: /^[[{]/.test(output) ? 'json' : 'text', code: output }, checked: true }
  },
  GlobalOptions: () => ({ kind: 'fields', of: 'options', assumed: false, rows: globalOptions.map(optionRow) }),
  ExitCodes: () => ({ kind: 'table', head: ['Code', 'Meaning'], rows: exitCodes.map(({ code, meaning }) => [`\`${code}\``, meaning]) }),
  Environment: () => ({
    kind: 'table',
    head: ['Variable', 'Meaning', 'Overrides in config.json'],
    rows: environmentVariables.map(({ name, meaning, overrides }) => [`\`${name}\``, meaning, overrides ? `\`${overrides}\`` : none]),
  }),
  Providers: () => ({ kind: 'table', head: ['Provider', 'Kind'], rows: providers.map(({ name, kind }) => [name, kind]) }),
  StepRequest: (at) => ({
    kind: 'request',
    samples: samplesOf(shownCall(stepOf(at)), brand.sandboxHost).map(({ label, grammar, code }) => ({ label, language: grammar, code })),
  }),
  StepResponse: (at) => {
    const step = stepOf(at)
    const { status, contentType, description } = success(step.call)
    const answer = shownAnswer(step)
    return answer === undefined
      ? { kind: 'code', listing: { label: `Response ${status}`, language: 'text', code: description }, checked: true }
      : { kind: 'code', listing: { ...responseListing(answer, contentType, status), label: `Response ${status}` }, checked: true }
  },
  TryStep: (at) => {
    const { method, path } = stepOf(at).call
    return { kind: 'tryStep', walk: at['walk'] ?? '', step: at['step'] ?? '', call: `${method} ${path}` }
  },
  WalkProgress: ({ walk = '', label = '' }) => ({
    kind: 'walkProgress',
    walk,
    label,
    steps: Object.keys(one(walks, walk, 'walk').steps).length,
  }),
  Precedence: () => ({ kind: 'precedence', steps: precedence }),
  Epoch: () => ({ kind: 'epoch' }),
  CostExplainer: () => ({ kind: 'cost' }),
  DeployFileCheck: () => ({ kind: 'deployCheck', example: containerFileExample }),
  Downloads: ({ of }) => ({ kind: 'downloads', links: one(downloads, of, 'of') }),
}

const shown = new WeakMap<MdxJsxFlowElement, Block>()

/** What a component of a page shows, made once; undefined for an element that is none of the components. */
export function blockOf(element: MdxJsxFlowElement): Block | undefined {
  const found = shown.get(element)
  const component = components[element.name ?? '']
  if (found || !component) return found
  const block = component(attributesOf(element))
  shown.set(element, block)
  return block
}

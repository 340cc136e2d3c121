import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type * as z from 'zod'
import { caasApi } from '../../contract/caas/caas.ts'
import { success, withExample, type Api, type Call } from '../../contract/call.ts'
import { precedence } from '../../contract/cli/cli.ts'
import { configExample, configFile } from '../../contract/files/config-file.ts'
import { containerFileExample, deployFile, vmFileExample } from '../../contract/files/deploy-file.ts'
import { toRequest } from '../../contract/files/deploy-mapping.ts'
import { literal } from '../../contract/literal.ts'
import { fieldRows } from '../../contract/fields.ts'
import { samplesOf } from '../../contract/samples/samples.ts'
import { vmApi } from '../../contract/vm/vm.ts'
import { parse } from 'yaml'
import { docs as text } from '../../content/docs.ts'
import { brand } from '../../content/brand.ts'
import { providers } from '../../content/networks.ts'
import { shownAnswer, shownCall, walks, type WalkStep } from '../../sandbox/walks.ts'
import { attributesOf, one, type Attributes, type Components } from './attributes.ts'
import type { Block, Listing } from './block.ts'
import { sectionOfCall } from './call-pages.ts'
import { commandComponents } from './command-blocks.ts'

const apis: Readonly<Record<string, Api>> = { vm: vmApi, caas: caasApi }
const json = (value: unknown): string => literal(value, 'json')

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
export const components: Components = {
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
  ...commandComponents,
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

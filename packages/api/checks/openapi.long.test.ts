import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { brand } from '@workspace/tokens/brand.ts'
import { caasCalls } from '../caas/caas.ts'
import { caasPrefix } from '../caas/caas-deployments.ts'
import { getSuccess } from '../call.ts'
import { commands } from '../cli/cli-commands.ts'
import { parseCommand } from '../cli/cli-parse.ts'
import { listFieldRows } from '../fields.ts'
import { createCaasOpenApi, toYaml, createVmOpenApi, type OpenApiDocument } from '../published/openapi.ts'
import { writeSamples, getTarget } from '../samples/samples.ts'
import { vmCalls } from '../vm/vm.ts'

const folder = mkdtempSync(join(tmpdir(), 'contract-proof-'))
const yaml = { vm: toYaml(createVmOpenApi()), caas: toYaml(createCaasOpenApi()) }
const calls = { vm: vmCalls, caas: caasCalls }
const apis = ['vm', 'caas'] as const
const counts = new Map<string, number>()
const count = (kind: string) => counts.set(kind, (counts.get(kind) ?? 0) + 1)
const every = apis.flatMap((api) => calls[api].map((call) => ({ api, call, name: `${api} ${call.method} ${call.path}` })))

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  for (const [kind, number] of counts) console.log(`Contract: ${number} ${kind}`)
})

describe('the OpenAPI files', () => {
  it('pass the Redocly linter and its checks of the examples, without network requests', () => {
    const attempts = join(folder, 'attempts')
    const watch = join(folder, 'watch.cjs')
    writeFileSync(
      watch,
      `const { appendFileSync } = require('node:fs'); const { Socket } = require('node:net')
Socket.prototype.connect = (...to) => {
  appendFileSync(${JSON.stringify(attempts)}, JSON.stringify(to[0]) + '\\n')
  throw new Error('no network')
}`,
    )
    const config = join(folder, 'redocly.yaml')
    writeFileSync(
      config,
      [
        'extends: [recommended]',
        'rules:',
        '  no-invalid-media-type-examples: error',
        '  no-invalid-parameter-examples: error',
        '  no-invalid-schema-examples: error',
        '  info-license: off',
        '  no-server-example.com: off',
        '',
      ].join('\n'),
    )
    const lint = (name: string, text: string) => {
      const file = join(folder, `${name}-lint.yaml`)
      writeFileSync(file, text)
      const root = dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json'))
      const args = ['--require', watch, join(root, 'bin/cli.js'), 'lint', '--config', config, '--format', 'json', file]
      return spawnSync(process.execPath, args, {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, HOME: folder, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      })
    }
    for (const api of apis) {
      const { status, stdout, stderr } = lint(api, yaml[api])
      expect(status, stdout + stderr).toBe(0)
      expect(JSON.parse(stdout), stdout).toMatchObject({ totals: { errors: 0, warnings: 0 } })
      count('OpenAPI files linted')
    }
    const spoiled = lint('spoiled', yaml.vm.replace('depositEpochs: 1', 'depositEpochs: soon'))
    expect(spoiled.status).toBe(1)
    expect(spoiled.stdout).toContain('no-invalid-media-type-examples')
    expect(existsSync(attempts) ? readFileSync(attempts, 'utf8') : '').toBe('')
  })

  it('have no name of an operation, schema, tag or security scheme in common', () => {
    const namesIn = ({ paths, tags, components }: OpenApiDocument) => [
      ...Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => `operation ${String(operationId)}`)),
      ...tags.map(({ name }) => `tag ${name}`),
      ...Object.entries(components).flatMap(([kind, parts]) => Object.keys(parts).map((name) => `${kind} ${name}`)),
    ]
    const vm = new Set(namesIn(createVmOpenApi()))
    expect(vm.size).toBeGreaterThan(30)
    expect(namesIn(createCaasOpenApi()).filter((name) => vm.has(name))).toEqual([])
  })

  it('list the error statuses of the specification and no others, and the hosts of the brand, with the API host first', () => {
    for (const { call, name } of every) {
      expect(
        call.responses.map(({ status }) => status).filter((status) => status >= 300),
        name,
      ).toEqual([400, 403, 500])
    }
    for (const text of Object.values(yaml)) {
      const [host, ...others] = [...text.matchAll(/^ {2}- url: (.*)$/gm)].map(([, url]) => url)
      expect(host).toBe(brand.apiHost)
      expect(others.filter((url) => !Object.values<unknown>(brand).includes(url))).toEqual([])
      expect(text).not.toContain('…')
    }
  })
})

it.each([
  ['vm', 'V', ''],
  ['caas', 'C', caasPrefix],
] as const)('the contract has exactly the calls that the specification lists: %s', (api, letter, prefix) => {
  const specification = readFileSync('handbook/specification.md', 'utf8')
  const listed = [...specification.matchAll(new RegExp(String.raw`^- \*\*${letter}\d+\*\* \`([A-Z]+) (/\S*)\``, 'gm'))]
  expect(calls[api].map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    listed.map(([, method, path]) => `${method} ${prefix}${path}`).toSorted(),
  )
})

it('both OpenAPI files explain which parts may still change', () => {
  for (const document of [createVmOpenApi(), createCaasOpenApi()]) {
    expect(document.info.description).toMatch(/`public`[\s\S]*`inferred`[\s\S]*`proposed`/)
  }
})

describe('the examples', () => {
  it.each(every)('match their schemas and have no extra fields: $name', ({ call }) => {
    for (const { schema, example, status } of call.responses) {
      if (!schema) {
        expect(example).toBeUndefined()
        continue
      }
      expect(schema.parse(example), String(status)).toEqual(example)
      count('response examples validated')
    }
    expect(call.request === undefined).toBe(call.example.body === undefined)
    if (call.request) {
      expect(call.request.parse(call.example.body)).toEqual(call.example.body)
      count('request examples validated')
    }
    expect(call.query?.strict().parse(call.example.query)).toEqual(call.example.query)
    expect(call.pathParams?.strict().parse(call.example.path)).toEqual(call.example.path)
    expect(getTarget(call)).not.toMatch(/[{}]|\/\//)
  })

  const withInput = every.filter(({ call }) => call.request ?? call.query ?? call.pathParams)
  it.each(withInput)('name a field of the call in the 400 response: $name', ({ call }) => {
    const { example } = call.responses.find(({ status }) => status === 400)!
    const names = [call.request, call.query, call.pathParams]
      .flatMap((schema) => (schema ? listFieldRows(schema) : []))
      .map(({ name }) => name)
    const { error = '', detail = [] } = example as { error?: string; detail?: { loc: string[] }[] }
    const places = [...detail.map(({ loc }) => loc.slice(1).join('.')), ...error.split(' ').slice(0, 1)].filter(Boolean)
    expect(places.length).toBeGreaterThan(0)
    for (const place of places)
      expect(
        names.some((name) => place === name || place.startsWith(`${name}.`)),
        `${place} in ${names.join(', ')}`,
      ).toBe(true)
  })

  it('have a different 500 message for each call', () => {
    const messages = every.map(({ call }) => JSON.stringify(call.responses.at(-1)!.example))
    expect(new Set(messages).size).toBe(every.length)
  })
})

describe('the command-line grammar parses', () => {
  const lines = [
    ...every.flatMap(({ call }) =>
      writeSamples(call)
        .filter(({ language }) => language === 'cli')
        .map(({ code }) => code),
    ),
    ...commands.map(({ example }) => example),
  ]
  it.each(lines)('%s', (line) => {
    expect(parseCommand(line)).toMatchObject({ ok: true })
    count('CLI samples parsed by the grammar')
  })
})

it('the first response of every call has the status 200, 201 or 204', () => {
  expect(every.map(({ call }) => getSuccess(call).status).filter((status) => ![200, 201, 204].includes(status))).toEqual([])
})

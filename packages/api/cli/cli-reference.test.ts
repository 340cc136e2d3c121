import { describe, expect, it } from 'vitest'
import { caasCalls } from '../caas/caas.ts'
import type { Call } from '../call.ts'
import { commands } from './cli-commands.ts'
import { parseCommand } from './cli-parse.ts'
import { environmentVariables, globalOptions, type CliOption } from './cli.ts'
import { configFile } from '../files/config-file.ts'
import { deployFile } from '../files/deploy-file.ts'
import { world } from '../example-world.ts'
import { listFieldRows } from '../fields.ts'
import { vmCalls } from '../vm/vm.ts'

const listNames = (call: Call) =>
  [call.request, call.query, call.pathParams].flatMap((schema) => (schema ? listFieldRows(schema).map(({ name }) => name) : []))

describe('the options of a command', () => {
  it.each(commands.filter(({ calls }) => calls.length > 0))(
    'set only fields that the call has: $name',
    ({ name, calls, options, arguments: values }) => {
      const known = calls.flatMap(listNames)
      for (const { sets } of [...options, ...values]) if (sets) expect(known, `${name}, ${sets}`).toContain(sets)
    },
  )

  it('do not include, for vm estimate, the fields that only an order needs', () => {
    const taken = commands.find(({ name }) => name === 'vm estimate')!.options.map(({ name }) => name)
    expect(taken.filter((name) => ['--name', '--image', '--ssh-key', '--ports'].includes(name))).toEqual([])
    expect(taken).toContain('--max-price')
  })

  it('name real fields of deploy.yml and config.json, and real environment variables', () => {
    const files = listFieldRows(deployFile).map(({ name }) => name)
    const settings = listFieldRows(configFile).map(({ name }) => name)
    const all: readonly CliOption[] = [...globalOptions, ...commands.flatMap(({ options }) => options)]
    for (const { file, config, env } of all) {
      if (file) expect(files).toContain(file)
      if (config) expect(settings).toContain(config)
      if (env) expect(environmentVariables.map(({ name }) => name)).toContain(env)
    }
    for (const { overrides } of environmentVariables) if (overrides) expect(settings).toContain(overrides)
  })
})

/** Converts the value of an option to its value in the request. */
const toRequestValue = (sets: string, values: readonly string[]): unknown => {
  const [first = ''] = values
  if (sets.endsWith('duration_hours')) return Number.parseInt(first)
  if (sets.endsWith('openPorts')) return first.split(',').map((text) => ({ port: Number.parseInt(text), protocol: text.split('/')[1] }))
  if (sets.endsWith('environment_variables')) return Object.fromEntries(values.map((text) => text.split(/=(.*)/s).slice(0, 2)))
  if (sets.endsWith('sshKeys')) return values.map((file) => (file === world.sshKey.file ? world.sshKey.text : file))
  if (sets === 'publicKey') return first === world.sshKey.file ? world.sshKey.text : first
  if (sets.endsWith('entrypoint') || sets.endsWith('countries') || sets === 'vmIds') return values
  if (sets === 'location_ids') return values.map(Number)
  return /^\d+$/.test(first) ? Number(first) : first
}

const setAt = (target: Record<string, unknown>, path: string, value: unknown) => {
  const names = path.split('.')
  const last = names.pop()!
  let at = target
  for (const name of names) at = (at[name] ??= {}) as Record<string, unknown>
  at[last] = value
}

/** Builds the request that a command line sends, from the fields that its options set. */
const readRequest = (line: string): Record<string, unknown> => {
  const parsed = parseCommand(line)
  if (!parsed.ok) throw new Error(parsed.problem)
  const command = commands.find(({ name }) => name === parsed.command)!
  const sent: Record<string, unknown> = {}
  for (const [at, { sets, repeated }] of command.arguments.entries())
    if (sets) setAt(sent, sets, toRequestValue(sets, repeated ? parsed.arguments.slice(at) : [parsed.arguments[at]!]))
  const size = ['--cpu', '--ram', '--storage'].map((name) => parsed.options.get(name)?.[0])
  for (const { name, sets, default: fallback } of command.options) {
    const given = parsed.options.get(name) ?? (sets === 'instances' && fallback ? [fallback] : undefined)
    if (!sets || !given) continue
    if (sets === 'constraints.basicConfiguration') setAt(sent, sets, `cpu-${size[0]}-ram-${size[1]}gb-storage-${size[2]}gb`)
    else if (sets === 'constraints.maxTotalPricePerEpochUsd') setAt(sent, sets, given[0])
    else setAt(sent, sets, toRequestValue(sets, given.map(String)))
  }
  return sent
}

const lines = [...vmCalls, ...caasCalls].flatMap((call) => [
  ...(call.cli ? [{ id: call.id, line: call.cli, example: call.example }] : []),
  ...Object.entries(call.otherExamples ?? {}).flatMap(([name, { cli, ...example }]) =>
    cli ? [{ id: `${call.id}, ${name}`, line: cli, example }] : [],
  ),
])

it.each(lines)('the command sends the same request as the other samples: $id', ({ line, example: { path, query, body } }) => {
  expect(readRequest(line)).toEqual({ ...path, ...query, ...body })
})

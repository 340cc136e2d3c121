import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDocument, visit } from 'yaml'
import { readFuzzRuns } from '../../../ops/fuzz/fuzz-runs.ts'
import { getValueAt } from '../field-path.ts'
import { advice, apply } from './apply-advice.fixture.ts'
import { checkDeployFile } from './check-deploy-file.ts'
import { containerFileExample, deployFile, vmFileExample } from './deploy-file.ts'
import { slips } from './slips.fixture.ts'
import { templateFiles } from './templates.ts'
import { toJsonSchema } from '../to-json-schema.ts'

const { runs, seed } = readFuzzRuns({ runs: 400, seed: 65 })

const listProblems = (text: string) => {
  const result = checkDeployFile(text)
  return result.ok ? [] : result.problems
}

const readWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u200B\u00AD]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const listNames = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...listNames(inner)])
    : []

/** Words that a suggested line may use even if they are not in the file: names and constants of the schema. */
const constants = new Set([...listNames(toJsonSchema(deployFile)), 'tcp', 'udp', 'https'].flatMap(readWords))

/** Sentences that show how a value follows from the words of the reader. */
const conversions = [
  / is [\d.]+ (hours|GB|GB of RAM|vCPUs|GPUs|containers)\. /,
  / is \d+\. /,
  /The code of .+ is [A-Z]{2}\. /s,
  /In .+, the port of the container is \d+\. /,
  /The data is that of a key of the type [\w-]+\. /,
]

const toPlain = (text: string): unknown => {
  const document = parseDocument(text, { logLevel: 'silent' })
  // `toJS` throws for an alias without an anchor. For a list with the tag `!!str`, the parser gives only a warning.
  let isWhole = document.errors.length === 0 && document.warnings.length === 0
  visit(document, {
    Alias: (_, node) => {
      isWhole &&= node.resolve(document) !== undefined
    },
  })
  return isWhole ? (document.toJS() as unknown) : undefined
}

/** Lists the values of a file with their paths. */
const listValues = (value: unknown, path: readonly PropertyKey[] = []): [path: string, value: unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => listValues(inner, [...path, name]))
    : [[path.join('.'), value]]

const countItems = (value: unknown): number => (Array.isArray(value) ? value.flat(9).length : 1)

/**
 * Expects that the page about errors explains each message. Each suggested line must consist of words of the file, the schema or the
 * conversion that the message shows. It must reduce the number of problems and leave other values unchanged.
 */
const expectLaw = (text: string) => {
  const problems = listProblems(text)
  for (const problem of problems) {
    const { message, path } = problem
    const line = advice.exec(message)?.[1]
    if (line === undefined) continue
    const shown = `${text}\n${message}`
    const isConverted = conversions.some((sentence) => sentence.test(message))
    const known = new Set([...readWords(text), ...constants, ...(isConverted ? readWords(message.split(' Write: ')[0]!) : [])])
    expect(
      readWords(line).filter((word) => !known.has(word) && !readWords(text).some((other) => other.includes(word))),
      shown,
    ).toEqual([])
    const after = apply(text, problem)
    if (after === '') continue
    expect(
      listProblems(after).length,
      `${shown}\n${after}\n${listProblems(after)
        .map((left) => left.message)
        .join('\n')}`,
    ).toBeLessThan(problems.length)
    const [before, next] = [toPlain(text), toPlain(after)]
    if (before === undefined || next === undefined) continue
    const place = /(?:Its place is|You may mean) (\S+)\. /.exec(message)?.[1]
    const touched = [path, place].flatMap((each) => (each === undefined ? [] : [each.replaceAll(/\[(\d+)\]/g, '.$1')]))
    const isTouched = (name: string) => touched.some((each) => name === each || name.startsWith(`${each}.`))
    const kept = Object.fromEntries(listValues(next))
    for (const [name, value] of listValues(before)) if (!isTouched(name)) expect([name, kept[name]], shown).toEqual([name, value])
    const names = path.split(/[.[\]]+/).filter(Boolean)
    const written = getValueAt(before, names)
    const target = getValueAt(next, place ? place.split('.') : names)
    if (Array.isArray(written) && Array.isArray(target)) expect(countItems(target), shown).toBeGreaterThanOrEqual(countItems(written))
  }
}

describe('the lines that messages suggest', () => {
  it('use words of the file, the schema or a conversion, and change no other value, for typical mistakes', () => {
    for (const { file } of slips) expectLaw(file)
  })

  type Change = (value: string, indent: string) => string

  const wrap = fc.constantFrom<Change>(
    (value) => `"${value}"`,
    (value) => `'${value}'`,
    (value) => `[${value}]`,
    (value) => `[[${value}]]`,
    (value) => `[${value}, ${value}]`,
    (value) => `{ value: ${value} }`,
    (value, indent) => `\n${indent}  - ${value}`,
    (value, indent) => `\n${indent}  name: ${value}`,
    (value, indent) => `|\n${indent}  ${value}`,
    (value) => `&x ${value}`,
    (value) => `!!str ${value}`,
    (value) => `!Ref ${value}`,
    (value) => `*${value}`,
    (value) => `${value} # note`,
    (value) => `${value} #note`,
    (value) => `# ${value}`,
    (value) => `${value},`,
    (value) => `“${value}”`,
    (value) => `\${${value}}`,
    (value) => `<${value}>`,
    (value) => `${value}: ${value}`,
    (value) => `- ${value}`,
    (value) => `${value} ${value}`,
    (value) => `${value}, ${value}`,
    (value) => value.toUpperCase(),
    (value) => value.replace(/\d/, (digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0)),
    (value) => value.replace('e', 'е').replace('o', 'о'),
    (value) => value.replace(/./, '$&\u200B'),
    () => '',
  )
  const unit = fc
    .tuple(
      fc.oneof(
        fc.nat(20_000).map(String),
        fc.constantFrom('1,000', '1 000', '1_000', '2.5', '4,5', '0.5', '007', '0x10', '1e3', '-3', '1.000'),
      ),
      fc.constantFrom('', ' ', '-'),
      fc.constantFrom(
        '',
        'm',
        'M',
        'MB',
        'Mi',
        'G',
        'GB',
        'GiB',
        'T',
        'TB',
        'h',
        'd',
        'min',
        's',
        'weeks',
        'x',
        'GPUs',
        'vCPU',
        '/tcp',
        ':80',
        '%',
        '°',
      ),
    )
    .map(
      ([count, space, name]): Change =>
        () =>
          `${count}${space}${name}`,
    )
  const word = fc
    .constantFrom(
      'poland',
      'Deutschland',
      'DEU',
      'uk',
      'EU',
      'nyc',
      'zwei',
      'half',
      'yes',
      'null',
      'all',
      'auto',
      'H100',
      'nginx',
      'ssh',
      'A=B',
      'a b c',
      '~/.ssh/id_rsa.pub',
      'https://a.example/b',
      '8080:80',
      '1-5',
    )
    .map(
      (text): Change =>
        () =>
          text,
    )
  const name = fc.constantFrom(
    'cores',
    'vcpus',
    'memory_mb',
    'memoryGb',
    'disk',
    'env',
    'envs',
    'cmd',
    'args',
    'image',
    'ports',
    'port',
    'region',
    'name',
    'hostname',
    'gpu',
    'Image_URL',
    'tags',
    'replicas',
    'duration_days',
    'xyz',
    'c\u043Fu',
  )
  const mutation = fc.record({
    at: fc.nat(20),
    kind: fc.constantFrom('value', 'value', 'value', 'name', 'both', 'delete', 'repeat', 'comment'),
    change: fc.oneof(wrap, unit, word),
    name,
  })

  it('use words of the file, the schema or a conversion, and change no other value, for up to three random changes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(containerFileExample, vmFileExample, ...Object.values(templateFiles)),
        fc.array(mutation, { minLength: 1, maxLength: 3 }),
        (example, mutations) => {
          const lines = example.split('\n')
          for (const { at, kind, change, name } of mutations) {
            const own = lines.flatMap((line, n) => (/^ +\w+: \S/.test(line) ? [n] : []))
            const n = own[at % own.length]!
            const [, indent = '', key = '', old = ''] = /^( +)(\w+): (.*)$/s.exec(lines[n]!) ?? []
            const changed = kind === 'value' || kind === 'both' ? change(old, indent) : old
            const line = `${indent}${kind === 'name' || kind === 'both' ? name : key}:${changed.startsWith('\n') ? '' : ' '}${changed}`
            const next = { delete: [], repeat: [line, line], comment: [`${indent}# ${key}: ${old}`, line] }[kind as string] ?? [line]
            lines.splice(n, 1, ...next)
          }
          expectLaw(lines.join('\n'))
        },
      ),
      { numRuns: runs, seed },
    )
  })
})

import { Session } from 'node:inspector'
import { setFlagsFromString } from 'node:v8'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkDeployFile } from './check-deploy-file.ts'

const head = 'deploy:\n  hardware_id: 1\n  container_config:\n'
const variables = `${head}    environment_variables:`
const repeat = (count: number, write: (at: number) => string) => Array.from({ length: count }, (_, at) => write(at)).join('')

/** Counts how often the checker and the parser execute each of their blocks. */
const countSteps = (text: string): number => {
  const session = new Session()
  session.connect()
  let steps = 0
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  checkDeployFile(text)
  session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
    for (const { url, functions } of result)
      if (/packages\/api|node_modules\/yaml/.test(url)) for (const { ranges } of functions) for (const { count } of ranges) steps += count
  })
  session.disconnect()
  return steps
}

// V8 doesn't count the blocks of optimized code.
beforeAll(() => {
  for (const flag of ['--no-turbofan', '--no-maglev']) setFlagsFromString(flag)
  checkDeployFile(head)
})
afterAll(() => {
  for (const flag of ['--turbofan', '--maglev']) setFlagsFromString(flag)
})

describe('a text that is six times as long', () => {
  it.each<[kind: string, write: (count: number) => string]>([
    ['blank lines', (count) => '\n'.repeat(count)],
    ['prose', (count) => 'The quick brown fox jumps over the lazy dog.\n'.repeat(count)],
    ['prose below fields', (count) => head + 'The quick: brown fox: jumps over the lazy dog.\n'.repeat(count)],
    ['lines with tabs below fields', (count) => `${head}${'\tport: 80\n'.repeat(count)}`],
    ['unknown names', (count) => repeat(count, (at) => `name${at}: value\n`)],
    ['unknown fields of a group', (count) => head + repeat(count, (at) => `    name${at}: value\n`)],
    ['places of another tool', (count) => `services:\n${'  image: nginx\n'.repeat(count)}`],
    ['a list on one line', (count) => `${head}    entrypoint: [${'word, '.repeat(count)}]`],
    ['an open list', (count) => `${head}    entrypoint: [${'word, '.repeat(count)}`],
    ['numbers in place of text', (count) => variables + repeat(count, (at) => `\n      NAME${at}: ${at}`)],
    ['empty values on one line', (count) => `${variables} {${repeat(count, (at) => `NAME${at}: , `)}}`],
    ['aliases', (count) => variables + repeat(count, (at) => `\n      NAME${at}: &a${at} x\n      COPY${at}: *a${at}`)],
    ['open ports', (count) => `vm:\n  ports: [${'22/tcp, '.repeat(count)}]`],
  ])('takes about six times the work: %s', (_kind, write) => {
    const [short = 0, long = 0] = [100, 600].map((count) => countSteps(write(count)))
    expect(short).toBeGreaterThan(0)
    expect(long / short).toBeLessThan(7)
  })
})

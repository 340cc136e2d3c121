import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { complete } from '../application/fixtures.ts'
import { fieldNames } from '../application/fields.ts'
import { heldClock } from '../application/held-clock.ts'
import type { SendOutcome } from '../application/outcome.server.ts'
import { machineDisk, type Disk } from '../application/spool/disk.server.ts'
import { createSpool, type Spool } from '../application/spool/spool.server.ts'
import { formFields, own, testApp } from './app-fixture.ts'
import { reportTo } from './delivery.ts'
import { createLog } from './log.ts'

afterEach(() => vi.restoreAllMocks())

/** Everything that the process writes from now on. */
const watchOutput = (): string[] => {
  const written: string[] = []
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0)
  }
  for (const method of ['log', 'error', 'warn', 'info', 'debug'] as const) vi.spyOn(console, method).mockImplementation((...args) => void written.push(args.join(' ')))
  return written
}

const texts = { ...complete, firstName: 'canary', lastName: 'canary', companyEmail: 'canary@canary.example', companyName: 'canary', roleAtCompany: 'canary', locationOfGPUs: 'canary', typeOfGPUs: 'canary' }

it('writes no value of an application anywhere, whatever becomes of it', async () => {
  const written = watchOutput()
  const canaries = Object.fromEntries(fieldNames.map((name) => [name, `canary-${name}`]))
  const failing = { kind: 'refused', name: 'invalid_parameter', status: 422 } as const
  const apps = [testApp(), testApp({ outcomes: [failing] }), testApp({ fail: true }), testApp({ pages: { form: () => { throw new Error('canary') } } })]
  for (const { post, postForm } of apps) {
    for (const body of [texts, canaries, { ...texts, canary: 1 }, '{"canary', { ...texts, applicationId: 'canary' }]) await post(body)
    await post(texts, { ...own, 'Sec-Fetch-Site': 'canary' })
    await postForm(formFields({ firstName: 'canary', lastName: ' ' }))
    await postForm('canary=canary')
  }
  const logged = apps.flatMap(({ lines }) => lines)
  expect(logged).toHaveLength(apps.length * 8 + 2)
  expect([...logged, ...written].join('\n')).not.toContain('canary')
})

it('writes no value of an application that waits in the spool anywhere, whatever happens to the mail, the disk and the files', async () => {
  const written = watchOutput()
  const lines: string[] = []
  const directory = mkdtempSync(join(tmpdir(), 'privacy-'))
  const clock = heldClock()
  const thrown = Object.assign(new Error('canary'), { code: 'canary canary' })
  const broken: { disk?: 'create' | 'rename' | 'link' | 'read'; send?: true } = {}
  const disk = new Proxy(machineDisk, {
    get: (target, name: keyof Disk) => (broken.disk === name ? async () => { throw thrown } : target[name]),
  })
  const outcomes: SendOutcome[] = []
  const spools: Spool[] = []
  const { post, lines: answered } = testApp({
    door: ({ from, to }) => {
      const spool = createSpool({
        from, to, directory, disk, clock, report: reportTo(createLog((line) => lines.push(line))), progress: (tried, of) => lines.push(`${tried} of ${of}`),
        send: async (mail) => {
          if (broken.send) throw new TypeError(`canary ${mail.text}`)
          return outcomes.shift() ?? { kind: 'sent', id: 'canary' }
        },
      })
      spools.push(spool)
      return spool
    },
  })
  const [spool] = spools as [Spool]
  const apply = (n: number) => post({ ...texts, numberOfGPUs: n })
  const failures: SendOutcome[] = [
    { kind: 'transient', name: 'application_error', status: 500, ambiguous: true }, { kind: 'refused', name: 'invalid_api_key', status: 403 },
    { kind: 'possiblySent', name: 'invalid_idempotent_request', status: 409 }, { kind: 'throttled', name: 'rate_limit_exceeded', status: 429, retryAfter: 1 },
  ]
  for (const [n, failure] of failures.entries()) {
    outcomes.push(failure)
    expect((await apply(n + 1)).status).toBe(202)
  }
  for (const [at, name] of (['create', 'link', 'rename', 'read'] as const).entries()) {
    broken.disk = name
    await apply(at + 10)
    clock.leap(60_000)
    await spool.idle()
  }
  delete broken.disk
  broken.send = true
  expect((await apply(20)).status).toBe(202)
  delete broken.send
  await apply(21)
  outcomes.push(failures[0]!)
  const torn = ((await (await apply(22)).json()) as { reference: string }).reference
  writeFileSync(join(directory, 'pending', `${torn}.json`), '{"canary":')
  for (let hour = 0; hour < 3; hour++) {
    clock.leap(3_600_000)
    await spool.idle()
  }
  expect(new Set(lines.map((line) => (JSON.parse(line) as { state?: string }).state))).toEqual(new Set(['waiting', 'parked', 'dead', 'sent', 'corrupt', undefined]))
  expect([...lines, ...answered, ...written].join('\n')).not.toContain('canary')
  expect(lines.join('\n')).not.toContain('Lagos')
  await spool.close()
  rmSync(directory, { recursive: true })
})

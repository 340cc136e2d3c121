import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { complete } from '@workspace/application/application.fixture.ts'
import { fieldNames } from '@workspace/application/rules/fields.ts'
import { createAccept } from '@workspace/application/accept/accept.server.ts'
import { createOutboxWorld } from '@workspace/application/accept/outbox.fixture.ts'
import { outcome } from '@workspace/application/mail/outcome.fixture.ts'
import type { SendOutcome } from '@workspace/application/mail/send.server.ts'
import { readJson } from '../configuration/read-json.ts'
import { encodeForm, own, createTestApp } from '../http/app.fixture.ts'
import { createLog } from '../http/log.ts'
import { createReport } from '../outbox/outbox-settings.ts'

afterEach(() => vi.restoreAllMocks())

/** Records the output of the process. */
const watchOutput = (): string[] => {
  const written: string[] = []
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0)
  }
  for (const method of ['log', 'error', 'warn', 'info', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...args) => void written.push(args.join(' ')))
  return written
}

const texts = {
  ...complete,
  firstName: 'canary',
  lastName: 'canary',
  companyEmail: 'canary@canary.example',
  companyName: 'canary',
  roleAtCompany: 'canary',
  locationOfGPUs: 'canary',
  typeOfGPUs: 'canary',
}

it('logs no value of an application, whatever its outcome', async () => {
  const written = watchOutput()
  const canaries = Object.fromEntries(fieldNames.map((name) => [name, `canary-${name}`]))
  const failing = { kind: 'refused', name: 'invalid_parameter', status: 422 } as const
  const apps = [
    createTestApp(),
    createTestApp({ outcomes: [failing] }),
    createTestApp({ throws: true }),
    createTestApp({
      pages: {
        form: () => {
          throw new Error('canary')
        },
      },
    }),
  ]
  for (const { post, postForm } of apps) {
    for (const body of [texts, canaries, { ...texts, canary: 1 }, '{"canary', { ...texts, applicationId: 'canary' }]) await post(body)
    await post(texts, { ...own, 'Sec-Fetch-Site': 'canary' })
    await postForm(encodeForm({ firstName: 'canary', lastName: ' ' }))
    await postForm('canary=canary')
  }
  const logged = apps.flatMap(({ lines }) => lines)
  expect(logged).toHaveLength(apps.length * 8 + 2)
  expect([...logged, ...written].join('\n')).not.toContain('canary')
})

it('logs no value of an application in the outbox, even if the mail service, the disk or the database table fails', async () => {
  const written = watchOutput()
  const lines: string[] = []
  const broken: { commit?: true; send?: true } = {}
  const outcomes: SendOutcome[] = []
  const world = createOutboxWorld({
    operator: 'operator@onenode.example',
    report: createReport(createLog((line) => lines.push(line))),
    capacity: 10,
    send: async (mail) => {
      if (broken.send) throw new TypeError(`canary ${mail.text}`)
      return outcomes.shift() ?? { kind: 'sent', id: 'canary' }
    },
  })
  const { outbox, database, pass, sleep } = world
  const { post, lines: answered } = createTestApp({
    createAccept: (options) =>
      createAccept({
        ...options,
        report: createReport(createLog((line) => lines.push(line))),
        outbox: { find: async (reference) => outbox.find(reference), store: outbox.store },
      }),
  })
  const apply = async (n: number) => {
    const answer = await post({ ...texts, numberOfGPUs: n })
    await outbox.idle()
    return answer
  }
  for (const [n, failure] of [outcome.down, outcome.wrongKey, outcome.otherBytes, outcome.rejected, outcome.quota].entries()) {
    outcomes.push(failure, ...(failure === outcome.rejected ? [failure] : []))
    expect((await apply(n + 1)).status).toBe(202)
  }
  world.broken.commit = Object.assign(new Error('canary'), { code: 'canary canary' })
  await apply(10)
  await pass(60_000)
  delete world.broken.commit
  broken.send = true
  await sleep(3 * 3_600_000)
  delete broken.send
  await database.commit(() =>
    database.all("UPDATE applications SET answers = '{\"canary', mail = '{canary', maybeSent = 0 WHERE state = 'waiting'"),
  )
  await sleep(3_600_000)
  for (let n = 20; n < 35; n++) {
    outcomes.push(outcome.down)
    await apply(n)
  }
  await sleep(2 * 3_600_000)
  expect(new Set(lines.map((line) => readJson(z.object({ state: z.optional(z.string()) }), line).state))).toEqual(
    new Set(['waiting', 'parked', 'dead', 'sent', 'store', 'full', 'attention']),
  )
  expect([...lines, ...answered, ...written].join('\n')).not.toContain('canary')
  expect(lines.join('\n')).not.toContain('Lagos')
})

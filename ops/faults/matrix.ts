import { rmSync } from 'node:fs'
import { createAccept, type OutboxClient } from '../../packages/application/accept/accept.server.ts'
import { createFakeClock } from '../../packages/application/outbox/clock.fixture.ts'
import { createOutbox } from '../../packages/application/outbox/outbox.server.ts'
import type { Figures } from '../../packages/application/outbox/outbox-types.server.ts'
import { mailService } from '../../packages/application/mail/mail-service.server.ts'
import { createApp } from '../../packages/host/http/app.ts'
import { createObjectOutbox } from '../../packages/host/edge/outbox-object.server.ts'
import { createStorage } from '../../packages/host/edge/storage.fixture.ts'
import { createLimits } from '../../packages/host/http/limits.ts'
import { fakePages } from '../../packages/host/http/pages.fixture.ts'
import type { Fault } from '../../packages/host/mailbox/faults.ts'
import { openDatabase } from '../../packages/application/outbox/node-database.server.ts'
import { upstreamFaults } from './upstream.ts'
import { endpoint as path } from '../../packages/application/endpoint.ts'
import { apiKey, createWorld, headers, nextApplication, type World } from './world.ts'

/** Hosts of the outbox: a file on Node, or a durable object at the edge. */
export const hosts = ['node', 'edge'] as const

/** Values of APPLICATION_DELIVERY. */
export const deliveries = ['outbox', 'direct'] as const

export interface Row {
  fault: string
  host: (typeof hosts)[number]
  delivery: (typeof deliveries)[number]
  clicks: number
  /** Statuses of the first clicks, such as `202 × 50`. */
  first: string
  accepted: number
  mails: number
  /** Accepted, but neither emailed nor left for a person to decide. */
  lost: number
  /** Repeat emails for the same application whose subject lacks the “Possible duplicate” label. */
  duplicates: number
  /** Left for a person to decide, because the email may have been sent. */
  dead: number
}

interface Running {
  outbox?: OutboxClient
  figures: () => Pick<Figures, 'waiting' | 'parked' | 'dead'>
  /** Advances the clock by an hour and sends what is due. */
  passHour: () => Promise<void>
  close: () => Promise<void>
}

const hour = 3_600_000

const countStatuses = (statuses: readonly number[]) =>
  [...new Set(statuses)].map((status) => `${status} × ${statuses.filter((other) => other === status).length}`).join(', ')

type Settings = Pick<Parameters<typeof createOutbox>[0], 'send' | 'from' | 'to'>

const startOutbox = async (world: World, { host, delivery }: Pick<Row, 'host' | 'delivery'>, settings: Settings): Promise<Running> => {
  if (delivery === 'direct') return { figures: () => ({ waiting: 0, parked: 0, dead: 0 }), passHour: async () => {}, close: async () => {} }
  const clock = createFakeClock()
  const options = { ...settings, clock, settingsId: 'x', report: () => {} }
  if (host === 'edge') {
    const object = await createObjectOutbox({ ...options, storage: createStorage(), now: clock.now })
    const passHour = async () => {
      clock.advance(hour)
      await object.alarm()
    }
    return {
      outbox: { find: async (reference) => object.find(reference), store: object.store },
      figures: object.figures,
      passHour,
      close: async () => {},
    }
  }
  rmSync(world.directory, { recursive: true, force: true })
  const database = openDatabase(world.directory)
  const outbox = createOutbox({ ...options, database })
  const passHour = async () => {
    clock.advance(hour)
    await outbox.sweep()
    await outbox.idle()
  }
  const close = async () => {
    await outbox.close()
    database.close()
  }
  return { outbox: { find: async (reference) => outbox.find(reference), store: outbox.store }, figures: outbox.figures, passHour, close }
}

type Cell = Pick<Row, 'host' | 'delivery' | 'clicks'>

const runCell = async (world: World, [name, fault]: readonly [string, Fault], cell: Cell, settings: Settings): Promise<Row> => {
  const { outbox, figures, passHour, close } = await startOutbox(world, cell, settings)
  const accept = createAccept({ ...settings, outbox })
  const app = createApp({
    siteOrigin: 'https://site.example',
    accept,
    limits: createLimits(0),
    pages: fakePages,
    log: () => {},
    clientAddress: () => '203.0.113.7',
  })
  const { applicationId, body } = nextApplication()
  const click = async () => (await app.request(path, { method: 'POST', body, headers })).status
  world.mailbox.faults.clear()
  world.mailbox.faults.add([fault])
  const first = await Promise.all(Array.from({ length: cell.clicks }, click))
  let accepted = first.some((status) => status === 200 || status === 202)
  // An applicant who sees the error tries again. The outbox retries a stored application.
  for (let again = 0; !accepted && again < 500; again++) accepted = [200, 202].includes(await click())
  // The longest wait is one day, until the next daily quota.
  for (let hours = 0; figures().waiting + figures().parked > 0 && hours < 48; hours++) await passHour()
  const { dead } = figures()
  await close()
  const { mails, labelled } = world.countMails().get(applicationId) ?? { mails: 0, labelled: 0 }
  return {
    fault: name,
    ...cell,
    first: countStatuses(first),
    accepted: accepted ? 1 : 0,
    mails,
    dead,
    lost: accepted && mails + dead === 0 ? 1 : 0,
    duplicates: Math.max(0, mails - labelled - 1),
  }
}

/** Runs every fault on both hosts, with and without the outbox, with one and with fifty clicks. */
export const runMatrix = async (): Promise<Row[]> => {
  const timeouts = new Set<AbortController>()
  // Replaces the delay of a mail service that doesn't respond: all open attempts time out at once.
  const world = await createWorld(async () => {
    for (const timeout of timeouts) timeout.abort(new DOMException('The time is up.', 'TimeoutError'))
    timeouts.clear()
  })
  const signal = () => {
    const timeout = new AbortController()
    timeouts.add(timeout)
    return timeout.signal
  }
  const settings = {
    send: mailService.createSender({ apiKey, baseUrl: world.mailUrl, signal }),
    from: 'no-reply@onenode.example',
    to: ['hosts@onenode.example'],
  }
  const cells = upstreamFaults.flatMap((fault) =>
    hosts.flatMap((host) => deliveries.flatMap((delivery) => [1, 50].map((clicks) => [fault, { host, delivery, clicks }] as const))),
  )
  const rows: Row[] = []
  try {
    for (const [fault, cell] of cells) rows.push(await runCell(world, fault, cell, settings))
  } finally {
    await world.end()
  }
  return rows
}

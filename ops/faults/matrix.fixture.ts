import { rmSync } from 'node:fs'
import { createAccept } from '../../packages/application/accept/accept.server.ts'
import { createFakeClock } from '../../packages/application/outbox/clock.fixture.ts'
import { createOutbox } from '../../packages/application/outbox/outbox.server.ts'
import { mailService } from '../../packages/application/mail/mail-service.server.ts'
import { createApp } from '../../packages/host/http/app.ts'
import { createObjectOutbox } from '../../packages/host/edge/outbox-object.server.ts'
import { createStorage } from '../../packages/host/edge/storage.fixture.ts'
import type { Fault } from '../../packages/host/mailbox/faults.ts'
import { openDatabase } from '../../packages/application/outbox/node-database.server.ts'
import { upstreamFaults } from './upstream.fixture.ts'
import { endpoint as path } from '../../packages/application/endpoint.ts'
import {
  addresses,
  apiKey,
  appOptions,
  startBackingServices,
  headers,
  nextApplication,
  type BackingServices,
} from './backing-services.fixture.ts'

/** Applications are stored in a file on Node, in a durable object at the edge, or nowhere with direct delivery. */
export const outboxes = ['node', 'edge', 'none'] as const

export interface Row {
  fault: string
  outbox: (typeof outboxes)[number]
  clicks: number
  /** Statuses of the first clicks, such as `202 × 50`. */
  first: string
  accepted: number
  mails: number
  /** Accepted, but neither emailed nor left for a person to decide. */
  lost: number
  /** Emails that repeat an application without “Possible duplicate” in the subject. */
  duplicates: number
  /** Left for a person to decide, because the email may have been sent. */
  dead: number
}

const hour = 3_600_000

const countStatuses = (statuses: readonly number[]) =>
  [...new Set(statuses)].map((status) => `${status} × ${statuses.filter((other) => other === status).length}`).join(', ')

type Settings = Pick<Parameters<typeof createOutbox>[0], 'send' | 'from' | 'to'>

const startOutbox = async (directory: string, kind: 'node' | 'edge', settings: Settings) => {
  const clock = createFakeClock()
  const options = { ...settings, clock, settingsId: 'x', report: () => {} }
  if (kind === 'edge') {
    const object = await createObjectOutbox({ ...options, storage: createStorage(), now: clock.now })
    return { clock, find: object.find, store: object.store, figures: object.figures, sendDue: object.alarm, close: async () => {} }
  }
  rmSync(directory, { recursive: true, force: true })
  const database = openDatabase(directory)
  const outbox = createOutbox({ ...options, database })
  const sendDue = async () => {
    await outbox.sweep()
    await outbox.idle()
  }
  const close = async () => {
    await outbox.close()
    database.close()
  }
  return { clock, find: outbox.find, store: outbox.store, figures: outbox.figures, sendDue, close }
}

interface Cell extends Pick<Row, 'fault' | 'outbox' | 'clicks'> {
  answer: Fault
}

const runCell = async (services: BackingServices, { answer, ...cell }: Cell, settings: Settings): Promise<Row> => {
  const outbox = cell.outbox === 'none' ? undefined : await startOutbox(services.outboxDirectory, cell.outbox, settings)
  const accept = createAccept({ ...settings, outbox })
  const app = createApp({ ...appOptions, accept, log: () => {} })
  const { applicationId, body } = nextApplication()
  const click = async () => (await app.request(path, { method: 'POST', body, headers })).status
  services.mailbox.faults.clear()
  services.mailbox.faults.add([answer])
  const first = await Promise.all(Array.from({ length: cell.clicks }, click))
  let accepted = first.some((status) => status === 200 || status === 202)
  // An applicant who sees the error tries again.
  for (let again = 0; !accepted && again < 500; again++) accepted = [200, 202].includes(await click())
  // The longest wait is one day, until the next daily quota.
  const countOpen = () => (outbox ? outbox.figures().waiting + outbox.figures().parked : 0)
  for (let hours = 0; countOpen() > 0 && hours < 48; hours++) {
    outbox?.clock.advance(hour)
    await outbox?.sendDue()
  }
  const dead = outbox?.figures().dead ?? 0
  await outbox?.close()
  const { mails, labelled } = services.countMails().get(applicationId) ?? { mails: 0, labelled: 0 }
  return {
    ...cell,
    first: countStatuses(first),
    accepted: accepted ? 1 : 0,
    mails,
    dead,
    lost: accepted && mails + dead === 0 ? 1 : 0,
    duplicates: Math.max(0, mails - labelled - 1),
  }
}

export const runMatrix = async (): Promise<Row[]> => {
  const timeouts = new Set<AbortController>()
  // Replaces the delay of a mail service that doesn't respond: all open attempts time out together.
  const services = await startBackingServices(async () => {
    for (const timeout of timeouts) timeout.abort(new DOMException('The time is up.', 'TimeoutError'))
    timeouts.clear()
  })
  const signal = () => {
    const timeout = new AbortController()
    timeouts.add(timeout)
    return timeout.signal
  }
  const settings = {
    send: mailService.createSender({ apiKey, baseUrl: services.mailUrl, signal }),
    ...addresses,
  }
  const cells = upstreamFaults.flatMap(([fault, answer]) =>
    outboxes.flatMap((outbox) => [1, 50].map((clicks) => ({ fault, answer, outbox, clicks }))),
  )
  const rows: Row[] = []
  try {
    for (const cell of cells) rows.push(await runCell(services, cell, settings))
  } finally {
    await services.stop()
  }
  return rows
}

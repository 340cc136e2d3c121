import { rmSync } from 'node:fs'
import { createDirect } from '../application/direct.server.ts'
import { heldClock } from '../application/held-clock.ts'
import { createSender } from '../application/send.server.ts'
import { createSpool } from '../application/spool/spool.server.ts'
import { createApp } from '../server/app.ts'
import { createLimits } from '../server/limits.ts'
import type { Fault } from '../server/mailbox/faults.ts'
import { timeout, upstreamFaults } from './upstream.ts'
import { apiKey, createWorld, headers, nextApplication, path, type World } from './world.ts'

/** How an application leaves the server. */
export const adapters = ['spool', 'direct'] as const

/** What became of one application. */
export interface Row {
  fault: string
  adapter: (typeof adapters)[number]
  clicks: number
  /** The statuses that the first clicks were answered with. */
  first: string
  accepted: number
  mails: number
  /** Accepted, and neither mailed nor left for a person. */
  lost: number
  /** More than one mail, without a label that says so. */
  duplicates: number
  /** Left for a person, who knows that it may have been sent. */
  dead: number
}

const count = (statuses: readonly number[]) =>
  [...new Set(statuses)].map((status) => `${status} × ${statuses.filter((other) => other === status).length}`).join(', ')

const doorOf = (world: World, adapter: Row['adapter']) => {
  const options = { send: createSender({ apiKey, baseUrl: world.mailUrl, timeout }), from: 'no-reply@onenode.example', to: ['hosts@onenode.example'] }
  if (adapter === 'direct') {
    return { accept: createDirect(options), health: async () => ({ pending: 0, parked: 0, dead: 0 }), pass: async () => {}, close: async () => {} }
  }
  rmSync(world.directory, { recursive: true, force: true })
  const clock = heldClock()
  const accept = createSpool({ ...options, directory: world.directory, clock })
  return {
    accept,
    health: accept.health,
    pass: async () => {
      clock.leap(3_600_000)
      await accept.idle()
    },
    close: accept.close,
  }
}

const tryOne = async (world: World, [name, fault]: readonly [string, Fault], adapter: Row['adapter'], clicks: number): Promise<Row> => {
  const { accept, health, pass, close } = doorOf(world, adapter)
  const app = createApp({
    siteOrigin: 'https://site.example', accept, limits: createLimits(0), pages: { form: () => '', notFound: () => '' },
    log: () => {}, now: Date.now, clientAddress: () => '',
  })
  const { applicationId, body } = nextApplication()
  const click = async () => (await app.request(path, { method: 'POST', body, headers })).status
  world.mailbox.faults.clear()
  world.mailbox.faults.next([fault])
  const first = await Promise.all(Array.from({ length: clicks }, click))
  let accepted = first.some((status) => status === 200 || status === 202)
  // Somebody who sees the error text tries again, and a stored application is tried again by itself.
  for (let again = 0; !accepted && again < 500; again++) accepted = [200, 202].includes(await click())
  // The longest that anything waits is a day, for the next quota.
  let waiting = await health()
  for (let hours = 0; waiting.pending + waiting.parked > 0 && hours < 48; hours++) {
    await pass()
    waiting = await health()
  }
  await close()
  const { mails, labelled } = world.mailed().get(applicationId) ?? { mails: 0, labelled: 0 }
  const { dead } = waiting
  return {
    fault: name, adapter, clicks, first: count(first), accepted: accepted ? 1 : 0, mails, dead,
    lost: accepted && mails + dead === 0 ? 1 : 0,
    duplicates: Math.max(0, mails - labelled - 1),
  }
}

/** Runs every fault against every adapter, with one click and with fifty. */
export const runMatrix = async (done: (row: Row, at: number, of: number) => void = () => {}): Promise<Row[]> => {
  const world = await createWorld()
  const cells = upstreamFaults.flatMap((fault) => adapters.flatMap((adapter) => [1, 50].map((clicks) => [fault, adapter, clicks] as const)))
  const rows: Row[] = []
  try {
    for (const [fault, adapter, clicks] of cells) {
      const row = await tryOne(world, fault, adapter, clicks)
      rows.push(row)
      done(row, rows.length, cells.length)
    }
  } finally {
    await world.end()
  }
  return rows
}

/** Writes rows as a table, with the sums below. */
export const tableOf = (rows: readonly Row[]): string => {
  const names = ['fault', 'adapter', 'clicks', 'first', 'accepted', 'mails', 'lost', 'duplicates', 'dead'] as const
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name])))]
  const widths = names.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)))
  const sum = (name: 'accepted' | 'mails' | 'lost' | 'duplicates' | 'dead') => `${rows.reduce((total, row) => total + row[name], 0)}`
  return [
    ...lines.map((line) => line.map((cell, at) => cell.padEnd(widths[at]!)).join('  ').trimEnd()),
    `${rows.length} cells: ${sum('accepted')} accepted, ${sum('mails')} mails, ${sum('lost')} lost, ${sum('duplicates')} duplicates, `
    + `${sum('dead')} left for a person`,
  ].join('\n')
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../outbox/node-database.server.ts'
import { createAccept, type Accept } from './accept.server.ts'
import { createFakeClock } from '../outbox/clock.fixture.ts'
import { complete } from '../application.fixture.ts'
import type { Mail } from '../mail/mail.server.ts'
import type { SendOutcome } from '../mail/send.server.ts'
import type { Application } from '../rules/schema.ts'
import { createOutbox } from '../outbox/outbox.server.ts'
import type { Outbox, OutboxOptions, Report } from '../outbox/outbox-types.server.ts'
import type { Database } from '../outbox/database.server.ts'

/** Reference of the first application in tests. */
export const firstId = '00000001-9c0b-4ef8-bb6d-6bb9bd380a11'

/** Creates a different application for each number. */
export const createApplication = (n: number, change: Partial<Application> = {}): Application => ({
  ...complete,
  companyName: `Company ${n}`,
  applicationId: `${String(n).padStart(8, '0')}-9c0b-4ef8-bb6d-6bb9bd380a11`,
  ...change,
})

/** Settings that can differ between processes. */
type ProcessOptions = Partial<Omit<OutboxOptions, 'database'>>

/** Creates an outbox with a file, a clock and a mail service for the test. `restart` simulates a new process with the same file. */
export const createOutboxWorld = (options: ProcessOptions = {}, directory = mkdtempSync(join(tmpdir(), 'outbox-'))) => {
  const clock = createFakeClock()
  const mails: { mail: Mail; key: string }[] = []
  const events: Parameters<Report>[0][] = []
  const outcomes: SendOutcome[] = []
  const broken: { commit?: Error } = {}
  let starts = 0

  const start = (change: ProcessOptions = {}): { database: Database; outbox: Outbox; accept: Accept; close: () => Promise<void> } => {
    const file = openDatabase(directory)
    const database: Database = {
      all: file.all,
      commit: async (work, urgency) => {
        if (broken.commit) throw broken.commit
        return file.commit(work, urgency)
      },
    }
    const settings = {
      clock,
      random: () => 1,
      perSecond: Number.POSITIVE_INFINITY,
      from: 'no-reply@onenode.example',
      to: ['hosts@onenode.example'],
      settingsId: String(++starts),
      report: ((event) => events.push(event)) satisfies Report,
      send: async (mail: Mail, key: string) => {
        mails.push({ mail, key })
        return outcomes.shift() ?? { kind: 'sent' as const, id: 'x' }
      },
      ...options,
      ...change,
    }
    const outbox = createOutbox({ ...settings, database })
    const accept = createAccept({
      ...settings,
      now: clock.now,
      outbox: { find: async (reference) => outbox.find(reference), store: outbox.store },
    })
    const close = async () => {
      await outbox.close()
      file.close()
    }
    return { database, outbox, accept, close }
  }
  let running = start()
  onTestFinished(async () => {
    delete broken.commit
    await running.close()
    rmSync(directory, { recursive: true, force: true })
  })
  return {
    directory,
    clock,
    mails,
    events,
    outcomes,
    broken,
    start,
    get outbox() {
      return running.outbox
    },
    get database() {
      return running.database
    },
    /** Submits an application. Resolves after the first attempt. */
    apply: async (application: Application, client = '203.0.113.7') => {
      const result = await running.accept(application, { spamSignals: [], client, admit: async () => ({ ok: true }) })
      await running.outbox.idle()
      return result
    },
    /** Advances the clock in steps of at most a minute and sweeps after each, like a running server. */
    pass: async (milliseconds: number) => {
      for (let left = milliseconds; left > 0; left -= 60_000) {
        clock.advance(Math.min(left, 60_000))
        await running.outbox.sweep()
        await running.outbox.idle()
      }
    },
    /** Advances the clock in one step and then sweeps, as if no server had been running. */
    sleep: async (milliseconds: number) => {
      clock.advance(milliseconds)
      await running.outbox.sweep()
      await running.outbox.idle()
    },
    restart: async (change: ProcessOptions = {}) => {
      await running.close()
      running = start(change)
      await running.outbox.open()
      await running.outbox.sweep()
      await running.outbox.idle()
    },
  }
}

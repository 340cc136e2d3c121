import { createOutbox } from '@workspace/application/outbox/outbox.server.ts'
import type { Outbox, OutboxOptions } from '@workspace/application/outbox/outbox-types.server.ts'
import { operate, type OperatorCommand } from '@workspace/application/outbox/operator.server.ts'
import { migrate, toSql, type Database, type SqlValue } from '@workspace/application/outbox/database.server.ts'

export interface ObjectStorage {
  sql: { exec: (statement: string, ...values: SqlValue[]) => { toArray: () => unknown[] } }
  transactionSync: <Result>(work: () => Result) => Result
  getAlarm: () => Promise<number | null>
  setAlarm: (time: number) => Promise<void>
  deleteAlarm: () => Promise<void>
}

export interface ObjectState {
  storage: ObjectStorage
  /** Delays other events until `work` has ended. A failure resets the object. */
  blockConcurrencyWhile: <Result>(work: () => Promise<Result>) => Promise<Result>
}

export interface ObjectOutboxOptions extends Omit<OutboxOptions, 'database'> {
  storage: ObjectStorage
  /** @default Date.now */
  now?: () => number
}

export interface ObjectOutbox extends Pick<Outbox, 'find' | 'store' | 'ready' | 'figures'> {
  operate: (command: OperatorCommand) => ReturnType<typeof operate>
  alarm: () => Promise<void>
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Maximum time until the alarm, in milliseconds. It is longer than a lease, because the object may be evicted during a send. */
const maxWait = 25_000

export const createObjectOutbox = async ({ storage, now = Date.now, ...options }: ObjectOutboxOptions): Promise<ObjectOutbox> => {
  const database: Database = {
    ...toSql((statement, ...values) => storage.sql.exec(statement, ...values).toArray()),
    commit: async (work, urgency) => {
      const result = storage.transactionSync(work)
      // The alarm wakes the object if it was evicted: after `maxWait`, or earlier if `soon` work has recorded an attempt and the next
      // attempt may start earlier.
      const latest = now() + maxWait
      const wanted = urgency === 'soon' ? Math.min(outbox.getNextDue() ?? latest, latest) : latest
      const alarm = await storage.getAlarm()
      if (alarm === null || alarm > wanted) await storage.setAlarm(wanted)
      return result
    },
  }
  storage.transactionSync(() => migrate(database))
  // The alarm sweeps at least once a day, so up to a day between two sweeps counts as uptime.
  const outbox = createOutbox({ longestSweep: day, ...options, database })
  await outbox.open()

  const getNextAlarm = () => {
    const due = outbox.getNextDue()
    const { dead, sent } = outbox.figures()
    if (due !== undefined) return Math.min(Math.max(due, now() + 1000), now() + hour)
    return dead > 0 ? now() + hour : sent > 0 ? now() + day : undefined
  }
  // Cloudflare drops an alarm whose handler has failed several times.
  const missed = (await storage.getAlarm()) === null ? getNextAlarm() : undefined
  if (missed !== undefined) await storage.setAlarm(missed)
  return {
    ...outbox,
    operate: async (command) => {
      const result = await operate(database, command, now())
      void outbox.pump()
      return result
    },
    alarm: async () => {
      try {
        await outbox.sweep()
        await outbox.idle()
      } finally {
        const next = getNextAlarm()
        await (next === undefined ? storage.deleteAlarm() : storage.setAlarm(next))
      }
    },
  }
}

import { DatabaseSync } from 'node:sqlite'
import type { ObjectStorage } from './outbox-object.server.ts'

/** Storage of a durable object for tests. Tests can read and set its alarm, and count what Cloudflare bills as a write. */
export interface FakeStorage extends ObjectStorage {
  alarm: number | null
  writes: number
}

/** Creates in-memory storage. Refuses SQL statements for transactions, as Cloudflare does, and all pragmas, of which Cloudflare allows a few. */
export const createStorage = (): FakeStorage => {
  const connection = new DatabaseSync(':memory:')
  const storage: FakeStorage = {
    alarm: null,
    writes: 0,
    sql: {
      exec: (statement, ...values) => {
        if (/^\s*(?:BEGIN|COMMIT|ROLLBACK|SAVEPOINT|PRAGMA)\b/i.test(statement)) throw new Error(`not authorized: ${statement}`)
        const rows = connection.prepare(statement).all(...values)
        return { toArray: () => rows }
      },
    },
    transactionSync: (work) => {
      const countChanges = () => Number(connection.prepare('SELECT total_changes() AS changes').get()!['changes'])
      const before = countChanges()
      connection.exec('BEGIN')
      try {
        const result = work()
        connection.exec('COMMIT')
        storage.writes += countChanges() - before
        return result
      } catch (error) {
        connection.exec('ROLLBACK')
        throw error
      }
    },
    getAlarm: async () => storage.alarm,
    setAlarm: async (time) => {
      storage.writes++
      storage.alarm = time
    },
    deleteAlarm: async () => {
      storage.alarm = null
    },
  }
  return storage
}

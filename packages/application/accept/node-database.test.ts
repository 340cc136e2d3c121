import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createAccept } from './accept.server.ts'
import { createFakeClock } from '../outbox/clock.fixture.ts'
import { createApplication } from './outbox.fixture.ts'
import { createOutbox } from '../outbox/outbox.server.ts'
import type { Database } from '../outbox/database.server.ts'
import { operate } from '../outbox/operator.server.ts'
import { getDatabaseFile, openDatabase } from '../outbox/node-database.server.ts'

const createFolder = () => {
  const directory = mkdtempSync(join(tmpdir(), 'outbox-database-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

/** Creates an outbox on a file, with a mail service that accepts everything. */
const createWorld = (directory: string, perSecond = Number.POSITIVE_INFINITY) => {
  const database = openDatabase(directory)
  onTestFinished(database.close)
  const clock = createFakeClock()
  const errors: (string | undefined)[] = []
  const keys: string[] = []
  const settings = {
    send: async (_mail: unknown, key: string) => ({ kind: 'sent' as const, id: String(keys.push(key)) }),
    from: 'a@b.example',
    to: ['c@d.example'],
    report: ({ kind, error }: { kind: string; error?: string | undefined }) => void (kind === 'store' && errors.push(error)),
  }
  const outbox = createOutbox({ ...settings, database, clock, settingsId: 'x', perSecond })
  const accept = createAccept({ ...settings, outbox: { find: async (reference) => outbox.find(reference), store: outbox.store } })
  return {
    database,
    clock,
    outbox,
    errors,
    keys,
    sent: () => keys.length,
    apply: async (n: number) => {
      const { kind } = await accept(createApplication(n), { spamSignals: [], client: 'x', admit: async () => ({ ok: true }) })
      await outbox.idle()
      return kind
    },
  }
}

it('keeps the write-ahead log small while another program has the database open, and after a long read', async () => {
  const directory = createFolder()
  const database = openDatabase(directory)
  const measureLog = () => statSync(`${getDatabaseFile(directory)}-wal`).size / 1024 / 1024
  const write = async (megabytes: number) => {
    for (let at = 0; at < megabytes * 2; at++)
      await database.commit(() => database.all('INSERT INTO texts VALUES (?)', 'x'.repeat(512 * 1024)))
  }
  await database.commit(() => database.all('CREATE TABLE texts (text)'))
  const reader = new DatabaseSync(getDatabaseFile(directory), { readOnly: true })
  onTestFinished(() => {
    reader.close()
    database.close()
  })
  reader.prepare('SELECT count(*) FROM texts').get()
  await write(12)
  expect(measureLog()).toBeLessThan(6)
  reader.exec('BEGIN')
  reader.prepare('SELECT count(*) FROM texts').get()
  await write(12)
  expect(measureLog()).toBeGreaterThan(10)
  reader.exec('COMMIT')
  await write(6)
  expect(measureLog()).toBeLessThan(6)
})

it.each<[string, string, error: string]>([
  ['full', 'PRAGMA max_page_count = 1', 'sqlite_13'],
  ['read-only', 'PRAGMA query_only = ON', 'sqlite_8'],
])('loses no application while the disk is %s, reports the problem, and recovers when the disk does', async (_, breaks, error) => {
  const { database, outbox, errors, apply, sent, clock } = createWorld(createFolder())
  await outbox.sweep()
  database.all(breaks)
  // Ten rows are enough to fill the last page that the database may use.
  for (let n = 1; n <= 10; n++) expect(await apply(n)).toBe('accepted')
  expect(sent()).toBe(10)
  expect(errors).toContain(error)
  clock.advance(5_000)
  expect(await outbox.ready()).toEqual(['store'])
  database.all(breaks.replace('= 1', '= 1000000').replace('ON', 'OFF'))
  clock.advance(5_000)
  const before = outbox.figures().sent
  expect(await apply(11)).toBe('accepted')
  expect(outbox.figures().sent).toBe(before + 1)
  expect(await outbox.ready()).toEqual([])
})

it.each<[string, error: string, damage: (file: string) => void]>([
  ['that is not a database', 'file_damaged', (file) => writeFileSync(file, 'canary '.repeat(1000))],
  ['with a damaged page', 'file_damaged', (file) => writeFileSync(file, readFileSync(file).fill(0xa5, 8_192))],
  ['that is truncated', 'file_damaged', (file) => truncateSync(file, 8_192)],
  ['without its version', 'file_damaged', (file) => new DatabaseSync(file).exec('DELETE FROM meta')],
  [
    'in a folder that cannot be created',
    'EEXIST',
    (file) => {
      rmSync(dirname(file), { recursive: true })
      writeFileSync(dirname(file), '')
    },
  ],
])('reports a file %s, and still emails applications', async (_, error, damage) => {
  const directory = createFolder()
  const before = createWorld(directory)
  expect(await before.apply(1)).toBe('accepted')
  before.database.close()
  damage(getDatabaseFile(directory))
  const { outbox, apply, sent, errors } = createWorld(directory)
  expect(await apply(2)).toBe('accepted')
  expect(sent()).toBe(1)
  expect(errors).toContain(error)
  expect(await outbox.ready()).toEqual(['store', 'sender'])
})

it('answers only after a slow disk has stored the application', async () => {
  const { database } = createWorld(createFolder())
  let release = () => {}
  let reached = () => {}
  const disk = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked = new Promise<void>((resolve) => {
    reached = resolve
  })
  const slow: Database = {
    all: database.all,
    commit: async (work, urgency) => {
      reached()
      await disk
      return database.commit(work, urgency)
    },
  }
  const settings = { from: 'a@b.example', to: ['c@d.example'], send: async () => ({ kind: 'sent' as const, id: 'x' }) }
  const outbox = createOutbox({ ...settings, database: slow, settingsId: 'x', report: () => {} })
  const accept = createAccept({ ...settings, outbox: { find: async (reference) => outbox.find(reference), store: outbox.store } })
  const order: string[] = []
  const answer = accept(createApplication(1), { spamSignals: [], client: 'x', admit: async () => ({ ok: true }) }).then(() =>
    order.push('answered'),
  )
  await asked
  order.push('the disk is ready')
  release()
  await answer
  await outbox.idle()
  expect(order).toEqual(['the disk is ready', 'answered'])
})

it('shares one commit among concurrent writes, and a failed write does not affect the others', async () => {
  const { database } = createWorld(createFolder())
  database.all('CREATE TABLE numbers (n INTEGER PRIMARY KEY)')
  const results = await Promise.allSettled(
    [1, 2, 2, 3].map((n) => database.commit(() => database.all('INSERT INTO numbers VALUES (?) RETURNING n', n))),
  )
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(database.all('SELECT n FROM numbers')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
})

it('reads 10,000 waiting applications at startup, and sends those first that have been due longest', async () => {
  const { database, clock, outbox, apply, keys } = createWorld(createFolder(), 100)
  await apply(1)
  await database.commit(() => {
    for (let n = 0; n < 10_000; n++) {
      database.all(
        `INSERT INTO applications SELECT ?, fingerprint, email, answers, mail, NULL, acceptedAt, 'waiting', 0, ?, 0, 1, 0, 0, 0, 0, NULL, NULL, NULL, since FROM applications LIMIT 1`,
        `a0eebc99-9c0b-4ef8-bb6e-${String(n).padStart(12, '0')}`,
        20_000 - n,
      )
    }
  })
  await outbox.open()
  expect(outbox.figures()).toMatchObject({ waiting: 10_000 })
  keys.length = 0
  clock.advance(1000)
  void outbox.pump()
  await vi.waitFor(() => expect(keys).toHaveLength(100), 100_000)
  expect(keys).toEqual(
    Array.from({ length: 100 }, (_, at) => `cloud-host-application/a0eebc99-9c0b-4ef8-bb6e-${String(9_999 - at).padStart(12, '0')}`),
  )
})

/** Copies the first application. */
const copyRow = (database: Database, count: number, columns: { state: string; nextAttemptAt: number | null; since: number }) =>
  database.commit(() => {
    for (let n = 0; n < count; n++)
      database.all(
        `INSERT INTO applications SELECT ?, fingerprint, email, answers, mail, NULL, ?, ?, 0, ?, 0, 1, 0, 0, 0, 0, NULL, NULL, NULL, ? FROM applications LIMIT 1`,
        `a0eebc99-9c0b-4ef8-bb6e-${String(n).padStart(12, '0')}`,
        // Several applications may arrive in the same millisecond.
        Math.floor(n / 7),
        columns.state,
        columns.nextAttemptAt,
        columns.since,
      )
  })

const far = Date.parse('2100-01-01')

it.each<
  [string, { state: string; nextAttemptAt: number | null; since: number }, (world: ReturnType<typeof createWorld>) => Promise<unknown>]
>([
  ['expired', { state: 'sent', nextAttemptAt: null, since: -1e12 }, ({ outbox }) => outbox.sweep()],
  [
    'erased',
    { state: 'sent', nextAttemptAt: null, since: 0 },
    ({ database }) => operate(database, { command: 'erase', applicant: createApplication(1).companyEmail }, 0),
  ],
  [
    'retried',
    { state: 'parked', nextAttemptAt: far, since: 0 },
    ({ database, clock }) => operate(database, { command: 'retry' }, clock.now()),
  ],
])('changes only a few of many %s applications per transaction, and stores a new application in between', async (_, columns, change) => {
  const world = createWorld(createFolder())
  const { database, outbox, apply } = world
  await apply(1)
  await copyRow(database, 700, columns)
  const commit = database.commit
  const changes: number[] = []
  const countChanges = () => database.all<{ count: number }>('SELECT total_changes() AS count')[0]!.count
  let posted: Promise<unknown> | undefined
  let storedAfter: number | undefined
  vi.spyOn(database, 'commit').mockImplementation(async (work, urgency) => {
    const result = await commit(() => {
      const before = countChanges()
      const done = work()
      changes.push(countChanges() - before)
      return done
    }, urgency)
    posted ??= (async () => {
      const application = createApplication(2, { companyEmail: 'amara@other.example' })
      await outbox.store({ application, reference: 'x', fingerprint: '', spamSignals: [], client: '', acceptedAt: 0 })
      storedAfter = changes.length
    })()
    return result
  })
  await change(world)
  const needed = changes.length
  await posted
  await outbox.idle()
  expect(Math.max(...changes)).toBeLessThanOrEqual(200)
  expect(storedAfter).toBeLessThan(needed)
})

it('stops deleting expired applications when it is closed', async () => {
  const { database, outbox, apply } = createWorld(createFolder())
  await apply(1)
  await copyRow(database, 700, { state: 'sent', nextAttemptAt: null, since: -1e12 })
  const sweep = outbox.sweep()
  await database.commit(() => {})
  await outbox.close()
  const commits = vi.spyOn(database, 'commit')
  expect(outbox.figures().sent).toBeGreaterThan(1)
  await sweep
  expect(commits.mock.calls.length).toBe(0)
})

it('lists every application once, page by page, even if an application is erased between two pages', async () => {
  const { database, apply } = createWorld(createFolder())
  await apply(1)
  await copyRow(database, 1_200, { state: 'dead', nextAttemptAt: null, since: 0 })
  const found: string[] = []
  let after: string | undefined
  do {
    const { rows = [], next, totals } = await operate(database, { command: 'list', after }, 0)
    found.push(...rows.map(({ reference }) => reference))
    expect(rows.length).toBeLessThanOrEqual(500)
    expect(totals).toEqual({ waiting: 0, parked: 0, dead: 1_200 + (after === undefined ? 0 : -1) })
    if (after === undefined)
      await database.commit(() => database.all('DELETE FROM applications WHERE reference = ?', rows.at(-1)!.reference))
    after = next
  } while (after !== undefined)
  expect(new Set(found).size).toBe(1_200)
  expect(found).toHaveLength(1_200)
})

it('opens a file of the previous version, keeps its rows, and finds them by their address', async () => {
  const directory = createFolder()
  const before = createWorld(directory)
  await before.apply(1)
  for (const index of ['byEmail', 'internationalEmail']) before.database.all(`DROP INDEX ${index}`)
  before.database.all("UPDATE meta SET value = '1' WHERE name = 'version'")
  before.database.close()
  const { database, outbox } = createWorld(directory)
  await outbox.open()
  expect(outbox.figures().sent).toBe(1)
  expect(await operate(database, { command: 'erase', applicant: createApplication(1).companyEmail }, 0)).toEqual({
    changed: [createApplication(1).applicationId],
  })
})

it('removes the permissions of other users from its folder and files', async () => {
  const directory = createFolder()
  writeFileSync(getDatabaseFile(directory), '', { mode: 0o644 })
  chmodSync(getDatabaseFile(directory), 0o644)
  chmodSync(directory, 0o755)
  const { apply } = createWorld(directory)
  await apply(1)
  const mode = (path: string) => statSync(path).mode & 0o777
  expect(mode(directory)).toBe(0o700)
  for (const name of readdirSync(directory)) expect([name, mode(join(directory, name))]).toEqual([name, 0o600])
})

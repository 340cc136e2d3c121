import { closeSync, copyFileSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { databaseFile } from '../../packages/application/outbox/node-database.server.ts'
import { reachFolder } from '../../packages/host/outbox/outbox-reach.ts'
import { startServer } from './process.ts'
import { startSite, type SiteProcess } from './site.ts'
import { createWorld, nextApplication, type World } from './world.ts'

const down = { status: 503, body: 'null', times: 1_000_000 }

const inWorld = async (run: (world: World) => Promise<void>) => {
  const world = await createWorld()
  try {
    await run(world)
  } finally {
    await world.end()
  }
}

/** Posts so many applications at once; returns what was answered, by reference. */
const rush = async (site: SiteProcess, amount: number) =>
  new Map(
    await Promise.all(
      Array.from({ length: amount }, async () => {
        const { applicationId, body } = nextApplication()
        return [applicationId, await site.post(body)] as const
      }),
    ),
  )

const acknowledgedIn = (answers: Awaited<ReturnType<typeof rush>>) =>
  [...answers].flatMap(([reference, { status }]) => (status === 200 || status === 202 ? [reference] : []))

/** Removes a folder in one step, whatever is written to it meanwhile. */
const removeFolder = (directory: string) => {
  renameSync(directory, `${directory}.gone`)
  rmSync(`${directory}.gone`, { recursive: true })
}

/** Has another server send what waits in the folder, without the leases of the one that was killed. */
const sendRest = async (world: World) => {
  world.mailbox.faults.clear()
  const server = await startServer(world)
  const { operate, close } = reachFolder(world.directory)
  await operate({ command: 'retry' })
  close()
  await server.drained()
  server.kill()
  await server.ended
}

it('a held lock delays no page and no health answer, and cuts no application', () =>
  inWorld(async (world) => {
    const site = await startSite(world)
    await expect.poll(site.reasons).toEqual([])
    const other = new DatabaseSync(databaseFile(world.directory))
    other.exec('BEGIN IMMEDIATE')
    const order: string[] = []
    const answers = rush(site, 10).then((answered) => {
      order.push('applications')
      return answered
    })
    await Promise.all(
      ['/', '/healthz/live', '/healthz'].map(async (path) => {
        await site.get(path)
        order.push(path)
      }),
    )
    const answered = await answers
    other.exec('COMMIT')
    other.close()
    expect(order.at(-1)).toBe('applications')
    expect([...answered.values()].map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(world.mailed()).toEqual(new Map([...answered.keys()].map((reference) => [reference, { mails: 1, labelled: 0 }])))
    await expect.poll(async () => (await site.post(nextApplication().body)).status).toBe(200)
    await expect.poll(site.reasons).toEqual([])
    await site.kill()
  }))

it.each<[string, error: string | undefined, (directory: string, backup: string) => void]>([
  ['whose folder is removed', 'file_moved', (directory) => removeFolder(directory)],
  ['whose write-ahead log is removed', 'file_moved', (directory) => rmSync(`${databaseFile(directory)}-wal`)],
  // Its log still holds every page, so that nothing has changed.
  ['over which a backup is copied', undefined, (directory, backup) => copyFileSync(backup, databaseFile(directory))],
  [
    'over which a backup is copied after a checkpoint',
    'file_replaced',
    (directory, backup) => {
      const other = new DatabaseSync(databaseFile(directory))
      other.exec('PRAGMA wal_checkpoint(PASSIVE)')
      other.close()
      copyFileSync(backup, databaseFile(directory))
    },
  ],
  ['that a backup replaces', 'file_moved', (directory, backup) => renameSync(backup, databaseFile(directory))],
])('a file %s while the server runs loses no acknowledged application', (_, error, happen) =>
  inWorld(async (world) => {
    world.mailbox.faults.next([down])
    const site = await startSite(world)
    const first = await rush(site, 3)
    const other = new DatabaseSync(databaseFile(world.directory))
    const backup = `${world.directory}.backup`
    other.exec(`VACUUM INTO '${backup}'`)
    other.close()
    const second = await rush(site, 20)
    happen(world.directory, backup)
    const third = await rush(site, 3)
    await site.kill()
    await sendRest(world)
    const acknowledged = [first, second, third].flatMap(acknowledgedIn)
    expect(acknowledgedIn(first).length + acknowledgedIn(second).length).toBe(23)
    // An application that can be neither stored nor mailed is refused.
    for (const { status } of third.values()) expect([200, 202, 503]).toContain(status)
    expect(acknowledged.filter((reference) => !world.mailed().has(reference))).toEqual([])
    expect([...world.mailed().values()].filter(({ mails, labelled }) => mails - labelled > 1)).toEqual([])
    // The log is read at the end: what a killed process wrote last may be on its way.
    expect(/"error":"(file_\w+)","state":"store".*"level":"error"/.exec(site.output())?.[1]).toBe(error)
  }),
)

it('a folder that cannot be made again is named by health, and what cannot be stored is mailed at once', () =>
  inWorld(async (world) => {
    const site = await startSite(world)
    expect(acknowledgedIn(await rush(site, 1))).toHaveLength(1)
    // It does not look in between.
    void site.kill('SIGSTOP')
    removeFolder(world.directory)
    // A file where the folder was.
    copyFileSync('package.json', world.directory)
    void site.kill('SIGCONT')
    await expect.poll(site.reasons).toEqual(['store'])
    const answers = await rush(site, 3)
    expect(acknowledgedIn(answers).filter((reference) => !world.mailed().has(reference))).toEqual([])
    expect(acknowledgedIn(answers)).toHaveLength(3)
    rmSync(world.directory)
    await expect.poll(site.reasons).toEqual([])
    await site.kill()
  }))

it('a table that somebody has changed is named by health', () =>
  inWorld(async (world) => {
    const site = await startSite(world)
    await expect.poll(site.reasons).toEqual([])
    const other = new DatabaseSync(databaseFile(world.directory))
    other.exec('ALTER TABLE applications RENAME COLUMN answers TO replies')
    other.close()
    await expect.poll(site.reasons).toEqual(['store'])
    await site.kill()
  }))

it('a file of a newer version stops the start, with both versions and what to do', () =>
  inWorld(async (world) => {
    const site = await startSite(world)
    await expect.poll(site.reasons).toEqual([])
    await site.kill()
    const other = new DatabaseSync(databaseFile(world.directory))
    other.exec("UPDATE meta SET value = '99' WHERE name = 'version'")
    other.close()
    const start = startSite(world)
    await expect(start).rejects.toThrow(/version 99.*version \d+\b.*Start the newer site/s)
    const { operate, close } = reachFolder(world.directory)
    await expect(operate({ command: 'list' })).rejects.toThrow(/version 99/)
    close()
  }))

it('a damaged page of a running server’s file: every other application is mailed, and the damage is named', () =>
  inWorld(async (world) => {
    world.mailbox.faults.next([down])
    const first = await startSite(world)
    const acknowledged = acknowledgedIn(await rush(first, 60))
    await first.kill('SIGTERM')
    const other = new DatabaseSync(databaseFile(world.directory))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- SQLite's own table has this column.
    const { pageno } = other
      .prepare("SELECT pageno FROM dbstat WHERE name = 'applications' AND pagetype = 'leaf' ORDER BY pageno LIMIT 1 OFFSET 2")
      .get() as { pageno: number }
    other.close()
    const descriptor = openSync(databaseFile(world.directory), 'r+')
    writeSync(descriptor, Buffer.alloc(4096, 0xa5), 0, 4096, (pageno - 1) * 4096)
    closeSync(descriptor)
    world.mailbox.faults.clear()
    const site = await startSite(world, { OPERATOR_EMAIL: 'operator@onenode.example' })
    await expect.poll(site.reasons).toEqual(['damaged'])
    const { operate, close } = reachFolder(world.directory)
    await operate({ command: 'retry' })
    await expect.poll(() => site.figure('outbox_waiting')).toBe(0)
    const { rows: unreadable = [] } = await operate({ command: 'list' })
    close()
    // A page holds the beginnings of a few applications.
    expect(unreadable.length).toBeGreaterThan(0)
    expect(unreadable.length).toBeLessThan(10)
    expect(await site.figure('outbox_unreadable')).toBe(unreadable.length)
    const named = unreadable.map(({ reference }) => reference)
    expect(acknowledged.filter((reference) => !world.mailed().has(reference)).toSorted()).toEqual(named.toSorted())
    for (const reference of named) expect(site.output()).toContain(reference)
    await expect.poll(() => world.mailbox.messages().some(({ text }) => text?.includes(`Unreadable: ${named.length}`))).toBe(true)
    expect(acknowledgedIn(await rush(site, 2))).toHaveLength(2)
    await site.kill()
  }))

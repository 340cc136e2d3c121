import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { getDatabaseFile } from '../../packages/application/outbox/node-database.server.ts'
import { reachFolder } from '../../packages/host/outbox/outbox-reach.ts'
import { startSite, type SiteProcess } from './site.ts'
import { createWorld, nextApplication, type World } from './world.ts'

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

it('a held lock delays no page and no health answer, and cuts no application', () =>
  inWorld(async (world) => {
    const site = await startSite(world)
    await expect.poll(site.reasons).toEqual([])
    const other = new DatabaseSync(getDatabaseFile(world.directory))
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

it('a table that somebody has changed is named by health', () =>
  inWorld(async (world) => {
    const site = await startSite(world)
    await expect.poll(site.reasons).toEqual([])
    const other = new DatabaseSync(getDatabaseFile(world.directory))
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
    const other = new DatabaseSync(getDatabaseFile(world.directory))
    other.exec("UPDATE meta SET value = '99' WHERE name = 'version'")
    other.close()
    const start = startSite(world)
    await expect(start).rejects.toThrow(/version 99.*version \d+\b.*Start the newer site/s)
    const { operate, close } = reachFolder(world.directory)
    await expect(operate({ command: 'list' })).rejects.toThrow(/version 99/)
    close()
  }))

import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { getDatabaseFile } from '../../packages/application/outbox/node-database.server.ts'
import { reachFolder } from '../../packages/host/outbox/outbox-reach.ts'
import { startSite, type ServerProcess } from './process.fixture.ts'
import { startBackingServices, nextApplication, type BackingServices } from './backing-services.fixture.ts'

const withServices = async (run: (services: BackingServices) => Promise<void>) => {
  const services = await startBackingServices()
  try {
    await run(services)
  } finally {
    await services.stop()
  }
}

/** Posts applications in parallel. Returns the status of each, by its reference. */
const postMany = async (site: ServerProcess, amount: number) =>
  new Map(
    await Promise.all(
      Array.from({ length: amount }, async () => {
        const { applicationId, body } = nextApplication()
        return [applicationId, await site.post(body)] as const
      }),
    ),
  )

it('while another process locks the database, answers pages and health checks, and emails each application once', () =>
  withServices(async (services) => {
    const site = await startSite(services)
    await expect.poll(site.readReasons).toEqual([])
    const other = new DatabaseSync(getDatabaseFile(services.outboxDirectory))
    other.exec('BEGIN IMMEDIATE')
    const order: string[] = []
    const posting = postMany(site, 10).then((statuses) => {
      order.push('applications')
      return statuses
    })
    await Promise.all(
      ['/', '/healthz/live', '/healthz'].map(async (path) => {
        await site.get(path)
        order.push(path)
      }),
    )
    const statuses = await posting
    other.exec('COMMIT')
    other.close()
    expect(order.at(-1)).toBe('applications')
    expect([...statuses.values()]).toEqual(Array.from({ length: 10 }, () => 200))
    expect(services.countMails()).toEqual(new Map([...statuses.keys()].map((reference) => [reference, { mails: 1, labelled: 0 }])))
    await expect.poll(async () => site.post(nextApplication().body)).toBe(200)
    await expect.poll(site.readReasons).toEqual([])
    await site.kill()
  }))

it('reports a changed table in /healthz', () =>
  withServices(async (services) => {
    const site = await startSite(services)
    await expect.poll(site.readReasons).toEqual([])
    const other = new DatabaseSync(getDatabaseFile(services.outboxDirectory))
    other.exec('ALTER TABLE applications RENAME COLUMN answers TO replies')
    other.close()
    await expect.poll(site.readReasons).toEqual(['store'])
    await site.kill()
  }))

it('refuses to start with a file from a newer version, and says what to do', () =>
  withServices(async (services) => {
    const site = await startSite(services)
    await expect.poll(site.readReasons).toEqual([])
    await site.kill()
    const other = new DatabaseSync(getDatabaseFile(services.outboxDirectory))
    other.exec("UPDATE meta SET value = '99' WHERE name = 'version'")
    other.close()
    const start = startSite(services)
    await expect(start).rejects.toThrow(/version 99.*version \d+\b.*Start the newer version of the site/s)
    const { operate, close } = reachFolder(services.outboxDirectory)
    await expect(operate({ command: 'list' })).rejects.toThrow(/version 99/)
    close()
  }))

import { reachFolder } from '../../packages/host/outbox/outbox-reach.ts'
import { startServer } from './process.fixture.ts'
import { startBackingServices, nextApplication } from './backing-services.fixture.ts'

const applicants = 20

/** Compares the applications that the server acknowledged with those that it emailed in the end. */
export const killUnderLoad = async (rounds: number) => {
  const services = await startBackingServices()
  const acknowledged = new Set<string>()
  let posted = 0
  try {
    for (let round = 1; round <= rounds; round++) {
      // In every other round, no email can be sent, so the acknowledged applications are only on the disk.
      services.mailbox.faults.clear()
      if (round % 2 === 1) services.mailbox.faults.add([{ status: 503, body: 'null', times: 1_000_000 }])
      const server = await startServer(services)
      const enough = acknowledged.size + 40 + (rounds > 2 ? Math.floor(Math.random() * 160) : 0)
      let alive = true
      const apply = async () => {
        while (alive) {
          const { applicationId, body } = nextApplication()
          posted++
          const status = await server.post(body)
          if (status === 200 || status === 202) acknowledged.add(applicationId)
          if (acknowledged.size < enough && status !== undefined) continue
          alive = false
          await server.kill()
        }
      }
      await Promise.all(Array.from({ length: applicants }, apply))
    }
    services.mailbox.faults.clear()
    const last = await startServer(services)
    // A failed application would wait for minutes, so the operator's command retries it now.
    const { operate, close } = reachFolder(services.outboxDirectory)
    await operate({ command: 'retry' })
    close()
    await last.drain()
    const damaged = await last.readFigure('outbox_dead')
    await last.kill()
    const mailed = services.countMails()
    return {
      rounds,
      posted,
      acknowledged: acknowledged.size,
      mailed: mailed.size,
      lost: [...acknowledged].filter((reference) => !mailed.has(reference)).length,
      duplicates: [...mailed.values()].reduce((sum, { mails, labelled }) => sum + Math.max(0, mails - labelled - 1), 0),
      /** Applications that need a person at the end, for example because their row cannot be read. */
      damaged,
    }
  } finally {
    await services.stop()
  }
}

import { reachFolder } from '../../packages/host/outbox/outbox-reach.ts'
import { startServer } from './process.ts'
import { createWorld, nextApplication } from './world.ts'

/** Figures of some rounds of killing under load. */
export interface RoundsResult {
  rounds: number
  posted: number
  /** Answered with success before the kill. */
  acknowledged: number
  mailed: number
  /** Acknowledged and never mailed. */
  lost: number
  /** Mailed more than once without a label. */
  duplicates: number
  /** Rows that could not be read afterwards. */
  damaged: number
}

/** Applicants who press the button at the same time. */
const atATime = 20

/** Kills the server again and again while applications come in, and counts what arrived in the end. */
export const runRounds = async (rounds: number, perRound: () => number): Promise<RoundsResult> => {
  const world = await createWorld()
  const acknowledged = new Set<string>()
  let posted = 0
  try {
    for (let round = 1; round <= rounds; round++) {
      // Every other round nothing can be sent, so that only the disk holds what was promised.
      world.mailbox.faults.clear()
      if (round % 2 === 1) world.mailbox.faults.add([{ status: 503, body: 'null', times: 1_000_000 }])
      const server = await startServer(world)
      const enough = acknowledged.size + perRound()
      let alive = true
      const applicant = async () => {
        while (alive) {
          const { applicationId, body } = nextApplication()
          posted++
          const status = await server.post(body)
          if (status === 200 || status === 202) acknowledged.add(applicationId)
          if (acknowledged.size >= enough || status === undefined) {
            alive = false
            server.kill()
          }
        }
      }
      await Promise.all(Array.from({ length: atATime }, applicant))
      await server.ended
    }
    world.mailbox.faults.clear()
    const last = await startServer(world)
    // Applications that failed in several rounds would wait for minutes, so the operator's command retries them now.
    const { operate, close } = reachFolder(world.directory)
    await operate({ command: 'retry' })
    close()
    await last.drained()
    const damaged = await last.figure('outbox_dead')
    last.kill()
    await last.ended
    const mailed = world.mailed()
    const counts = [...mailed.values()]
    return {
      rounds,
      posted,
      acknowledged: acknowledged.size,
      mailed: mailed.size,
      lost: [...acknowledged].filter((reference) => !mailed.has(reference)).length,
      duplicates: counts.reduce((sum, { mails, labelled }) => sum + Math.max(0, mails - labelled - 1), 0),
      damaged,
    }
  } finally {
    await world.end()
  }
}

import { expect, it } from 'vitest'
import { complete } from '../../packages/application/application.fixture.ts'
import { killPoints, startServer } from './process.ts'
import { runRounds } from './rounds.ts'
import { createWorld, nextApplication } from './world.ts'

it.each(killPoints)('killed after %s: after a restart every accepted application is mailed once', async (point) => {
  const world = await createWorld()
  try {
    const { applicationId, body } = nextApplication()
    const first = await startServer(world, { kill: point })
    const answered = await first.post(body)
    expect(await first.ended).toBe('SIGKILL')
    // The answer may overtake the note that the mail was sent, and nothing else.
    if (point !== 'recorded') expect(answered).toBeUndefined()
    const mailedBefore = world.mailed().size
    const second = await startServer(world)
    await second.drained()
    // An application that was not committed was never accepted; every other one goes out without the applicant.
    expect([mailedBefore, world.mailed().size]).toEqual({ inserted: [0, 0], committed: [0, 1], sent: [1, 1], recorded: [1, 1] }[point])
    expect(await second.post(body)).toBe(200)
    expect([...world.mailed()]).toEqual([[applicationId, { mails: 1, labelled: 0 }]])
    await expect.poll(() => second.figure('outbox_sent_kept')).toBe(1)
    expect(await second.figure('outbox_dead')).toBe(0)
    second.kill()
    await second.ended
    // The log holds nothing of the application, not even of a server that was killed.
    expect(second.output()).toContain('"event":"application"')
    for (const value of Object.values(complete))
      if (typeof value === 'string') expect(first.output() + second.output()).not.toContain(value)
  } finally {
    await world.end()
  }
})

/** `FAULT_ROUNDS=20` kills more often, at moments of its own. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2)

it('killed twice under load: nothing that was acknowledged is lost, nothing twice', async () => {
  const result = await runRounds(rounds, () => 40 + (rounds > 2 ? Math.floor(Math.random() * 160) : 0))
  console.log(`kill -9 under load: ${JSON.stringify(result)}`)
  expect(result.acknowledged).toBeGreaterThanOrEqual(rounds * 40)
  expect(result).toMatchObject({ lost: 0, duplicates: 0, damaged: 0 })
}, 3_600_000)

import { expect, it } from 'vitest'
import { complete } from '../application/fixtures.ts'
import { killPoints, startServer } from './process.ts'
import { runRounds } from './rounds.ts'
import { createWorld, nextApplication } from './world.ts'

const table: string[] = []

it.each(killPoints)('killed after %s: after a restart every accepted application is mailed once', async (point) => {
  const world = await createWorld()
  try {
    const { applicationId, body } = nextApplication()
    const first = await startServer(world, { kill: point })
    expect(await first.post(body)).toBeUndefined()
    expect(await first.ended).toBe('SIGKILL')
    const mailedBefore = world.mailed().size
    const second = await startServer(world)
    await second.drained()
    const resumed = world.mailed().size
    // What had no name yet was never accepted; everything else goes out without the applicant.
    expect([mailedBefore, resumed]).toEqual({ written: [0, 0], linked: [0, 1], sent: [1, 1], recorded: [1, 1] }[point])
    expect(await second.post(body)).toBe(200)
    expect([...world.mailed()]).toEqual([[applicationId, { mails: 1, labelled: 0 }]])
    expect(await second.health()).toMatchObject({ ok: true, pending: 0, dead: 0, corrupt: 0, sent: 1 })
    second.kill()
    await second.ended
    // The server logs what it does, and nothing of the application, not even when it is killed.
    expect(second.output()).toContain('"event":"application"')
    const output = first.output() + second.output()
    for (const value of Object.values(complete)) if (typeof value === 'string') expect(output).not.toContain(value)
    table.push(`${point.padEnd(9)} mails before restart ${mailedBefore}, after ${resumed}, after the applicant's next click 1`)
    if (table.length === killPoints.length) console.log(`kill -9\n${table.join('\n')}`)
  } finally {
    await world.end()
  }
}, 30_000)

it('killed twice under load: nothing that was acknowledged is lost, nothing torn, nothing twice', async () => {
  const result = await runRounds(2, () => 40)
  console.log(`kill -9 under load: ${JSON.stringify(result)}`)
  expect(result.acknowledged).toBeGreaterThanOrEqual(80)
  expect(result).toMatchObject({ lost: 0, duplicates: 0, torn: 0 })
}, 30_000)

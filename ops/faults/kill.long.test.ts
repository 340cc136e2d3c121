import { expect, it } from 'vitest'
import { complete } from '../../packages/application/application.fixture.ts'
import { killPoints, startServer } from './process.fixture.ts'
import { killUnderLoad } from './rounds.fixture.ts'
import { startBackingServices, nextApplication } from './backing-services.fixture.ts'

it.each(killPoints)('emails every accepted application once if the server is killed when the application is %s', async (point) => {
  const services = await startBackingServices()
  try {
    const { applicationId, body } = nextApplication()
    const first = await startServer(services, { kill: point })
    const status = await first.post(body)
    expect(await first.ended).toBe('SIGKILL')
    // The response may arrive before the kill only if the server has already recorded the success.
    if (point !== 'recorded') expect(status).toBeUndefined()
    const mailedBefore = services.countMails().size
    const second = await startServer(services)
    await second.drain()
    // The server emails every committed application without another request from the applicant.
    expect([mailedBefore, services.countMails().size]).toEqual(
      { inserted: [0, 0], committed: [0, 1], sent: [1, 1], recorded: [1, 1] }[point],
    )
    expect(await second.post(body)).toBe(200)
    expect([...services.countMails()]).toEqual([[applicationId, { mails: 1, labelled: 0 }]])
    await expect.poll(() => second.readFigure('outbox_sent_kept')).toBe(1)
    expect(await second.readFigure('outbox_dead')).toBe(0)
    await second.kill()
    // The log contains no answer of the application, even if the server was killed.
    expect(second.getOutput()).toContain('"event":"application"')
    for (const value of Object.values(complete))
      if (typeof value === 'string') expect(first.getOutput() + second.getOutput()).not.toContain(value)
  } finally {
    await services.stop()
  }
})

/** `FAULT_ROUNDS=20` kills the server more often, at random moments. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2)

it('neither loses nor duplicates an acknowledged application when the server is killed under load', async () => {
  const result = await killUnderLoad(rounds)
  console.log(`kill -9 under load: ${JSON.stringify(result)}`)
  expect(result.acknowledged).toBeGreaterThanOrEqual(rounds * 40)
  expect(result).toMatchObject({ lost: 0, duplicates: 0, damaged: 0 })
}, 3_600_000)

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { numbered, outboxWorld } from '@workspace/application/accept/outbox.fixture.ts'
import { renderMail } from '@workspace/application/mail/mail.server.ts'
import { identify } from '@workspace/application/accept/identity.server.ts'
import { takeOverSpool } from './outbox-takeover.ts'

const acceptedAt = Date.parse('2026-01-01T00:00:00Z')

/** Writes an application as version 0.1 did. */
const spooled = async (spool: string, folder: string, n: number, attempts?: object) => {
  const application = numbered(n)
  const { reference, fingerprint } = await identify(application)
  const mail = renderMail(application, {
    from: 'old@onenode.example',
    to: ['old@onenode.example'],
    reference,
    submittedAt: new Date(acceptedAt),
    spamSignals: [],
  })
  const { from, to, subject, replyTo, text, html } = mail
  const record = { reference, fingerprint, acceptedAt, mail: { from, to, subject, replyTo, text, html } }
  const digest = createHash('sha256').update(JSON.stringify(record)).digest('hex')
  for (const name of ['tmp', 'pending', 'sent', 'dead', 'corrupt', 'attempts', 'retry']) mkdirSync(join(spool, name), { recursive: true })
  writeFileSync(join(spool, folder, `${reference}.json`), `${JSON.stringify({ digest, application: record })}\n`)
  if (attempts) writeFileSync(join(spool, 'attempts', `${reference}.json`), JSON.stringify(attempts))
  return reference
}
const noted = { count: 2, generation: 1, keyFrom: acceptedAt, ambiguous: false, labelled: false, underWay: false, parked: false }

it('takes the spool of an earlier version over once, with what is known of each attempt', async () => {
  const { directory, database, outbox, mails, apply } = outboxWorld()
  const spool = join(directory, 'spool')
  await spooled(spool, 'pending', 1, { ...noted, parked: true })
  await spooled(spool, 'pending', 2, { ...noted, keyFrom: Date.parse('2026-01-02T03:00:00Z'), ambiguous: true })
  await spooled(spool, 'dead', 3)
  const sent = await spooled(spool, 'sent', 4)
  const lines: string[] = []
  await takeOverSpool(spool, database, (line) => lines.push(line))
  await takeOverSpool(spool, database, (line) => lines.push(line))
  expect(lines).toEqual([`Took 2 waiting, 1 dead and 1 sent applications over from ${spool}.`])
  expect(readdirSync(spool)).toEqual([])
  await outbox.pump()
  await outbox.idle()
  // The first was never accepted: today's settings. The second may have been: its bytes stay.
  expect(mails.map(({ mail }) => [mail.subject.at(-1), mail.from])).toEqual([
    ['1', 'no-reply@onenode.example'],
    ['2', 'old@onenode.example'],
  ])
  expect(outbox.figures()).toMatchObject({ sent: 3, dead: 1, waiting: 0 })
  expect(await apply(numbered(4))).toEqual({ kind: 'accepted', reference: sent, sent: true })
})

it('leaves what cannot be read where it is', async () => {
  const { directory, database } = outboxWorld()
  const spool = join(directory, 'spool')
  await spooled(spool, 'pending', 1)
  const torn = join(spool, 'pending', 'torn.json')
  writeFileSync(torn, '{"digest":"x","application":')
  const lines: string[] = []
  await takeOverSpool(spool, database, (line) => lines.push(line))
  expect(lines).toEqual([`Took 1 waiting, 0 dead and 0 sent applications over from ${spool}. 1 could not be read and stay there.`])
  expect(existsSync(torn)).toBe(true)
})

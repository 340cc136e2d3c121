import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { initial, type State } from '@workspace/application/outbox/attempt.server.ts'
import { readNumber, type Database, type Row } from '@workspace/application/outbox/database.server.ts'
import { insertRow } from '@workspace/application/outbox/sql.server.ts'

/** A file of the spool of version 0.1: one application, rendered as a mail. */
const recordSchema = z.object({
  application: z.object({
    reference: z.string(),
    fingerprint: z.string(),
    acceptedAt: z.int(),
    mail: z.object({
      from: z.string(),
      to: z.array(z.string()),
      subject: z.string(),
      replyTo: z.string(),
      text: z.string(),
      html: z.string(),
    }),
  }),
})
const attemptsSchema = z.object({
  count: z.int(),
  generation: z.int(),
  keyFrom: z.number(),
  ambiguous: z.boolean(),
  labelled: z.boolean(),
  underWay: z.boolean(),
  parked: z.boolean(),
})

const places = { pending: 'waiting', sent: 'sent', dead: 'dead' } as const satisfies Record<string, State>

const rowOf = async (spool: string, place: keyof typeof places, file: string, running: number): Promise<Row> => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The schema below checks it.
  const raw = JSON.parse(await readFile(join(spool, place, file), 'utf8')) as { digest?: unknown; application?: unknown }
  const { application } = recordSchema.parse(raw)
  if (createHash('sha256').update(JSON.stringify(raw.application)).digest('hex') !== raw.digest)
    throw new TypeError('The file has changed.')
  const { mail, acceptedAt, ...rest } = application
  const noted = attemptsSchema.safeParse(JSON.parse(await readFile(join(spool, 'attempts', file), 'utf8').catch(() => 'null')))
  const attempts = noted.data
  const state = attempts?.parked && place === 'pending' ? 'parked' : places[place]
  return {
    ...initial(acceptedAt),
    ...rest,
    acceptedAt,
    state,
    email: mail.replyTo.toLowerCase(),
    answers: null,
    mail: JSON.stringify(mail),
    client: null,
    attempts: attempts?.count ?? 0,
    generation: attempts?.generation ?? 1,
    keyFrom: attempts?.keyFrom ?? acceptedAt,
    // Without a note an attempt may have been under way.
    maybeSent: attempts && !attempts.ambiguous && !attempts.underWay && place !== 'dead' ? 0 : 1,
    labelled: attempts?.labelled ? 1 : 0,
    nextAttemptAt: place === 'pending' ? acceptedAt : null,
    lease: null,
    leaseUntil: null,
    since: running,
  }
}

/** Takes the applications of a file spool into the outbox and deletes their files; what cannot be read stays there. */
export const takeOverSpool = async (spool: string, database: Database, print: (line: string) => void): Promise<void> => {
  if (!existsSync(join(spool, 'pending'))) return
  const running = readNumber(database, 'running')
  const counts = { waiting: 0, sent: 0, dead: 0 }
  let left = 0
  for (const place of ['pending', 'sent', 'dead'] as const) {
    const names = (await readdir(join(spool, place)).catch(() => [])).filter((name) => name.endsWith('.json'))
    for (let at = 0; at < names.length; at += 100) {
      const part = names.slice(at, at + 100)
      const rows = await Promise.all(part.map((name) => rowOf(spool, place, name, running).catch(() => undefined)))
      await database.commit(() => rows.map((row) => row && insertRow(database, row)))
      counts[places[place]] += rows.filter(Boolean).length
      left += rows.filter((row) => !row).length
      for (const [index, name] of part.entries())
        if (rows[index]) for (const folder of [place, 'attempts']) await rm(join(spool, folder, name), { force: true })
    }
  }
  const corrupt = (await readdir(join(spool, 'corrupt')).catch(() => [])).length
  if (left + corrupt === 0)
    for (const folder of ['tmp', 'attempts', 'retry', 'corrupt', 'pending', 'sent', 'dead'])
      await rm(join(spool, folder), { recursive: true, force: true })
  if (counts.waiting + counts.sent + counts.dead === 0) return
  print(
    `Took ${counts.waiting} waiting, ${counts.dead} dead and ${counts.sent} sent applications over from ${spool}.${left + corrupt > 0 ? ` ${left + corrupt} could not be read and stay there.` : ''}`,
  )
}

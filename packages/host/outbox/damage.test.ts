import { closeSync, copyFileSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { numbered, outboxWorld } from '@workspace/application/accept/outbox.fixture.ts'
import { outcome } from '@workspace/application/mail/outcome.fixture.ts'
import { fakeClock } from '@workspace/application/outbox/fake-clock.ts'
import { databaseFile, openDatabase } from '@workspace/application/outbox/node-database.server.ts'
import { operate } from '@workspace/application/outbox/operator.server.ts'
import { createOutbox } from '@workspace/application/outbox/outbox.server.ts'

const amount = 12
const pageSize = 4096

interface Page {
  pageno: number
  name: string
  pagetype: string
  cells: number
}

/** A file with applications that wait, and what each page of it is for. */
const intact = async (): Promise<{ file: string; pages: Page[] }> => {
  const { directory, apply, outcomes } = outboxWorld()
  for (let n = 1; n <= amount; n++) {
    outcomes.push(outcome.down)
    await apply(numbered(n))
  }
  const file = join(mkdtempSync(join(tmpdir(), 'damage-')), 'intact.sqlite')
  onTestFinished(() => rmSync(join(file, '..'), { recursive: true }))
  const connection = new DatabaseSync(databaseFile(directory))
  connection.exec(`VACUUM INTO '${file}'`)
  connection.close()
  const copy = new DatabaseSync(file)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- SQLite's own table has these columns.
  const pages = copy
    .prepare('SELECT pageno, name, pagetype, ncell AS cells FROM dbstat WHERE pageno > 1 ORDER BY pageno')
    .all() as unknown as Page[]
  copy.close()
  return { file, pages }
}

const damages: readonly (readonly [name: string, from: number, content: Buffer])[] = [
  ['empty', 0, Buffer.alloc(pageSize)],
  ['noise', 0, Buffer.alloc(pageSize, 0xa5)],
  ['torn in the middle', pageSize / 2, Buffer.alloc(pageSize / 2)],
]

/** Starts an outbox on a copy of the file with one damaged page; returns what became of its applications. */
const after = async (file: string, page: Page, [, from, content]: (typeof damages)[number]) => {
  const directory = mkdtempSync(join(tmpdir(), 'damage-'))
  copyFileSync(file, databaseFile(directory))
  const descriptor = openSync(databaseFile(directory), 'r+')
  writeSync(descriptor, content, 0, content.length, (page.pageno - 1) * pageSize + from)
  closeSync(descriptor)
  const mailed: string[] = []
  const events: { kind: string; reference?: string; error?: string | undefined }[] = []
  const told: string[] = []
  const report = (event: (typeof events)[number]) => void events.push(event)
  const database = openDatabase(directory, report)
  const clock = fakeClock(Date.parse('2026-01-02T04:04:05Z'))
  const outbox = createOutbox({
    database,
    clock,
    report,
    from: 'a@b.example',
    to: ['c@d.example'],
    operator: 'operator@onenode.example',
    settingsId: 'x',
    perSecond: Number.POSITIVE_INFINITY,
    send: async (mail) => {
      if (mail.to[0] === 'operator@onenode.example') told.push(mail.text)
      else mailed.push(mail.subject)
      return { kind: 'sent', id: 'x' }
    },
  })
  try {
    await outbox.open()
    for (let n = 0; n < 3; n++) {
      await outbox.sweep()
      await outbox.idle()
      clock.advance(60_000)
    }
    const all = database.all<{ reference: string }>('SELECT reference FROM applications')
    const { rows: listed = [] } = await operate(database, { command: 'list' }, 0)
    for (const { reference } of all) expect((await operate(database, { command: 'show', reference }, 0)).shown?.reference).toBe(reference)
    return { mailed, events, told, all, listed, reasons: await outbox.ready(), figures: outbox.figures(), files: readdirSync(directory) }
  } finally {
    await outbox.close()
    database.close()
    rmSync(directory, { recursive: true })
  }
}

it('whichever page is damaged: what can be read is sent, what cannot is named, and no command fails', async () => {
  const { file, pages } = await intact()
  expect(pages.length).toBeGreaterThan(amount)
  for (const page of pages) {
    for (const damage of damages) {
      const { mailed, events, told, all, listed, reasons, figures, files } = await after(file, page, damage)
      const unreadable = listed.filter(({ error }) => error === 'unreadable').map(({ reference }) => reference)
      const where = `${damage[0]}: ${JSON.stringify(page)}`
      // Each application is mailed or waits for a person.
      expect([where, new Set(mailed).size, mailed.length + unreadable.length, all.length]).toEqual([where, mailed.length, amount, amount])
      expect([where, figures.dead, figures.waiting, figures.sent]).toEqual([where, unreadable.length, 0, mailed.length])
      const most = page.name !== 'applications' ? 0 : page.pagetype === 'leaf' ? page.cells : page.pagetype === 'overflow' ? 1 : amount
      expect([where, unreadable.length <= most]).toEqual([where, true])
      const named = events.filter(({ error }) => error === 'unreadable').map(({ reference = '' }) => reference)
      expect([where, named.toSorted()]).toEqual([where, unreadable.toSorted()])
      expect([where, reasons]).toEqual([where, unreadable.length > 0 ? ['damaged'] : []])
      expect([where, told.join('').includes(`Unreadable: ${unreadable.length}`)]).toEqual([where, unreadable.length > 0])
      // The damaged file is kept for people.
      if (events.some(({ error }) => error === 'file_damaged')) expect(files.filter((name) => name.includes('.damaged-'))).not.toEqual([])
    }
  }
})

import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { machineDisk, type Disk } from './disk.server.ts'
import { firstId, numbered, outcome, spoolWorld, systemError } from './spool-fixture.ts'

const refusing = (code: string) => async (): Promise<never> => {
  throw systemError(code)
}
/** A disk that is full in the middle of a file. */
const full: Partial<Disk> = {
  create: async (path, content) => {
    await machineDisk.create(path, content.slice(0, 10))
    throw systemError('ENOSPC')
  },
}
const sent = { kind: 'accepted', reference: firstId, sent: true }

describe('a disk that refuses', () => {
  it.each([
    ['full', full, 'ENOSPC'],
    ['read-only', { create: refusing('EROFS'), makeFolder: refusing('EROFS'), remove: refusing('EROFS') }, 'EROFS'],
    ['not ours', { create: refusing('EACCES') }, 'EACCES'],
    ['unable to name a file', { link: refusing('EDQUOT') }, 'EDQUOT'],
  ] as [string, Partial<Disk>, string][])('because it is %s: the mail goes out anyway, once, and health says so', async (_, broken, error) => {
    const { apply, breakDisk, mails, reports, files, spool, clock } = spoolWorld()
    await spool.open()
    breakDisk(broken)
    expect((await Promise.all(Array.from({ length: 50 }, () => apply(numbered(1))))).every((answer) => JSON.stringify(answer) === JSON.stringify(sent))).toBe(true)
    expect(mails).toHaveLength(1)
    expect(reports).toEqual([{ kind: 'disk', reference: firstId, error }])
    expect((await spool.health()).ok).toBe(error === 'EDQUOT')
    breakDisk({})
    clock.leap(5_000)
    expect(await spool.health()).toMatchObject({ ok: true, pending: 0, sent: 0 })
    expect(files('tmp')).toEqual([])
  })

  it('and a mail service that is down: the application failed, and the next click repeats the same bytes', async () => {
    const { apply, breakDisk, mails, outcomes, pass, spool } = spoolWorld()
    breakDisk(full)
    outcomes.push(outcome.down, outcome.down)
    expect(await apply(numbered(1))).toEqual({ kind: 'failed', reference: firstId, outcome: outcome.down })
    expect((await apply(numbered(1))).kind).toBe('failed')
    breakDisk({})
    outcomes.push(outcome.wrongKey)
    await pass(90_000)
    expect(await apply(numbered(1))).toEqual({ ...sent, sent: false })
    expect(new Set(mails.map((mail) => JSON.stringify(mail))).size).toBe(1)
    // The first two may have arrived, so a later key says that this is perhaps a second mail.
    await pass(25 * 3_600_000)
    expect(mails.at(-1)?.mail.subject).toMatch(/^\[Possible duplicate, ref /)
    expect(await spool.health()).toMatchObject({ sent: 1 })
  })

  it('at the start is looked for again, and what waited there goes out then', async () => {
    const here = spoolWorld()
    const { apply, breakDisk, mails, outcomes, pass, restart, spool } = here
    outcomes.push(outcome.down)
    await apply(numbered(1))
    breakDisk({ list: refusing('EIO'), create: refusing('EIO') })
    await restart()
    expect(await apply(numbered(2))).toMatchObject({ kind: 'accepted', sent: true })
    breakDisk({})
    await pass(60_000)
    expect(mails.map(({ mail }) => mail.subject.at(-1))).toEqual(['1', '2', '1'])
    expect(await here.spool.health()).toMatchObject({ ok: true, pending: 0, sent: 1 })
    await spool.close()
  })

  it('to note what was sent does not make this process send it again', async () => {
    const { apply, breakDisk, mails, pass, spool } = spoolWorld()
    breakDisk({ rename: refusing('EIO') })
    expect(await apply(numbered(1))).toEqual({ ...sent, sent: false })
    await pass(60_000)
    breakDisk({})
    await pass(60_000)
    expect([mails.length, await spool.health()]).toMatchObject([1, { pending: 0, sent: 1 }])
  })

  it('to note a failure does not stop the next attempt', async () => {
    const { apply, breakDisk, mails, outcomes, pass, reports } = spoolWorld()
    outcomes.push(outcome.down, outcome.down)
    breakDisk({ rename: refusing('ENOSPC') })
    await apply(numbered(1))
    await pass(60_000)
    breakDisk({})
    await pass(120_000)
    expect(mails).toHaveLength(3)
    expect(reports.map(({ kind }) => kind)).toEqual(['disk', 'waiting', 'disk', 'disk', 'waiting', 'sent'])
  })

  it('may be a folder that somebody removed', async () => {
    const { apply, directory, files } = spoolWorld()
    await apply(numbered(1))
    rmSync(directory, { recursive: true })
    expect((await apply(numbered(2))).kind).toBe('accepted')
    expect(files('sent')).toEqual([`${numbered(2).applicationId}.json`])
  })
})

describe('a file', () => {
  const flip = (text: string) => text.replace('Lagos', 'Lagoz')
  it.each([
    ['torn', (text: string) => text.slice(0, 200)], ['empty', () => ''], ['changed by a bit', flip], ['of another kind', () => '{"a":1}'],
    ['of a later version', (text: string) => text.replace('{', '{"version":2,')],
  ])('that is %s is set aside, and stops no other', async (_, damage) => {
    const here = spoolWorld()
    const { apply, outcomes, directory, restart, mails, reports, files } = here
    outcomes.push(outcome.down, outcome.down)
    for (const n of [1, 2]) await apply(numbered(n))
    const file = join(directory, 'pending', `${firstId}.json`)
    writeFileSync(file, damage(readFileSync(file, 'utf8')))
    reports.length = 0
    await restart()
    expect(mails.slice(2).map(({ mail }) => mail.subject.at(-1))).toEqual(['2'])
    expect(reports).toEqual([{ kind: 'corrupt', reference: firstId }, { kind: 'sent', reference: numbered(2).applicationId, attempt: 2 }])
    expect([files('pending'), files('corrupt')]).toEqual([[], [`${firstId}.json`]])
    expect(await here.spool.health()).toMatchObject({ ok: true, pending: 0, corrupt: 1, sent: 1 })
    expect(await apply(numbered(1))).toEqual(sent)
  })

  it('that is damaged while it waits, or lies under another name, is set aside too', async () => {
    const { apply, outcomes, directory, pass, restart, mails, files } = spoolWorld()
    outcomes.push(outcome.down, outcome.down)
    for (const n of [1, 2]) await apply(numbered(n))
    appendFileSync(join(directory, 'pending', `${firstId}.json`), 'x')
    await pass(30_000)
    expect([mails.length, files('corrupt')]).toEqual([3, [`${firstId}.json`]])
    renameSync(join(directory, 'sent', `${numbered(2).applicationId}.json`), join(directory, 'pending', `${numbered(3).applicationId}.json`))
    await restart()
    expect([mails.length, files('corrupt').length]).toEqual([3, 2])
  })

  it('of attempts that is damaged counts as unknown', async () => {
    const { apply, outcomes, directory, clock, restart, mails } = spoolWorld()
    outcomes.push(outcome.wrongKey)
    await apply(numbered(1))
    writeFileSync(join(directory, 'attempts', `${firstId}.json`), '{')
    clock.shift(48 * 3_600_000)
    await restart()
    expect(mails[1]?.mail.subject).toMatch(/^\[Possible duplicate, ref /)
  })

  it('that a kill left half written is swept at the start, and one that another server took away is let go', async () => {
    const { apply, outcomes, directory, pass, restart, mails, files } = spoolWorld()
    outcomes.push(outcome.down)
    await apply(numbered(1))
    writeFileSync(join(directory, 'tmp', 'stub'), '{')
    renameSync(join(directory, 'pending', `${firstId}.json`), join(directory, 'sent', `${firstId}.json`))
    await pass(30_000)
    await restart()
    expect([mails.length, files('tmp'), await apply(numbered(1))]).toEqual([1, [], sent])
  })
})

/** A real file system of 64 KiB where this user may mount one; else the reason why not. */
const tinyDisk = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'tiny-'))
  const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder])
  if (status === 0) return { folder, end: () => spawnSync('umount', [folder]) }
  return { refusal: error?.message ?? stderr.toString().trim(), folder }
})()
if (tinyDisk.refusal !== undefined) console.log(`The full disk is not tested for real, since none can be mounted here: ${tinyDisk.refusal}`)

it.skipIf(tinyDisk.refusal !== undefined)('on a real file system that is full nothing is lost and nothing torn', async () => {
  onTestFinished(() => {
    tinyDisk.end?.()
    rmSync(tinyDisk.folder, { recursive: true, force: true })
  })
  const { outcomes, restart, apply, mails, files, spool } = spoolWorld({ directory: join(tinyDisk.folder, 'files') })
  const answers = []
  for (let n = 1; n <= 30; n++) {
    outcomes.push(outcome.down, outcome.down)
    answers.push(await apply(numbered(n)))
  }
  const stored = answers.filter((answer) => answer.kind === 'accepted').length
  expect(stored).toBeGreaterThan(3)
  expect(stored).toBeLessThan(30)
  expect((await spool.health()).ok).toBe(false)
  expect(files('tmp')).toEqual([])
  outcomes.length = 0
  const before = mails.length
  await restart()
  expect(mails.length - before).toBe(stored)
  expect([files('pending'), files('sent').length]).toEqual([[], stored])
})

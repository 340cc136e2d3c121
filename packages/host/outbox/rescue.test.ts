import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createApplication, createOutboxWorld } from '@workspace/application/accept/outbox.fixture.ts'
import { outcome } from '@workspace/application/mail/outcome.fixture.ts'
import { getDatabaseFile } from '@workspace/application/outbox/node-database.server.ts'
import { CommandError } from '../configuration/command.ts'
import { rescueOutbox } from './rescue.ts'

const pageSize = 4096
const applications = 80
const everything = 'SELECT * FROM applications ORDER BY reference'

const readAll = (folder: string) => {
  const connection = new DatabaseSync(getDatabaseFile(folder), { readOnly: true })
  const rows = connection.prepare(everything).all()
  connection.close()
  return rows
}

/** Fills an outbox with waiting, dead and sent applications, and deletes some to leave gaps. Returns its rows and files. */
const fillOutbox = async (log: boolean) => {
  const { directory, database, outcomes, apply } = createOutboxWorld()
  for (let n = 1; n <= applications; n++) {
    if (n % 3 > 0) outcomes.push(n % 2 === 0 ? outcome.down : outcome.otherBytes)
    await apply(createApplication(n))
  }
  for (const n of [2, 40, 41, 42])
    await database.commit(() => database.all('DELETE FROM applications WHERE reference = ?', createApplication(n).applicationId!))
  if (!log) database.all('PRAGMA wal_checkpoint(TRUNCATE)')
  const files = readdirSync(directory).filter((name) => !name.endsWith('-shm'))
  return {
    rows: database.all<Record<string, unknown>>(everything),
    files: files.map((name) => [name, readFileSync(join(directory, name))] as const),
  }
}
const filled = new Map<boolean, ReturnType<typeof fillOutbox>>()

/** Creates a folder with a filled outbox. `log` leaves most of it in the write-ahead log. */
const createOutbox = async ({ log = false } = {}) => {
  const { rows, files } = await (filled.get(log) ?? filled.set(log, fillOutbox(log)).get(log)!)
  const parent = mkdtempSync(join(tmpdir(), 'rescue-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'outbox')
  mkdirSync(folder)
  for (const [name, content] of files) writeFileSync(join(folder, name), content)
  return { folder, file: getDatabaseFile(folder), rows }
}

const readFiles = (folder: string) =>
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString('base64'), statSync(join(folder, name)).mode])

/** Rescues a folder, expects that nothing in it has changed, and returns the counts that the command has printed. */
const rescue = async (folder: string) => {
  const printed: string[] = []
  const said: string[] = []
  const before = readFiles(folder)
  await rescueOutbox(folder, { print: (line) => printed.push(line), say: (line) => said.push(line) })
  expect(readFiles(folder)).toEqual(before)
  const [found, read, written] = printed.map((line) => Number(/\d+/.exec(line)![0]))
  expect(written).toBe(read)
  return { found, read, printed: printed.join('\n'), said: said.join('\n'), rows: readAll(`${folder}-rescued`) }
}

const overwrite = (file: string, page: number) => writeFileSync(file, readFileSync(file).fill(0xa5, page * pageSize, (page + 1) * pageSize))

const findRoot = (file: string, name: string) => {
  const connection = new DatabaseSync(file)
  const row = connection.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(name)
  connection.close()
  return Number(row!['rootpage']) - 1
}

describe('npm run outbox -- rescue', () => {
  it('copies every application of an intact outbox, in files that only their owner can read', async () => {
    const { folder, rows } = await createOutbox()
    const rescued = await rescue(folder)
    expect([rescued.found, rescued.read]).toEqual([rows.length, rows.length])
    expect(rescued.rows).toEqual(rows)
    const target = `${folder}-rescued`
    expect(statSync(target).mode & 0o777).toBe(0o700)
    for (const name of readdirSync(target)) expect(statSync(join(target, name)).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(folder, '..')).sort()).toEqual(['outbox', 'outbox-rescued'])
  })

  it('also reads the write-ahead log of a server that was killed', async () => {
    const { folder, rows } = await createOutbox({ log: true })
    expect(readdirSync(folder)).toContain('outbox.sqlite-wal')
    expect((await rescue(folder)).rows).toEqual(rows)
  })

  it('continues the work of the damaged outbox', async () => {
    const { folder } = await createOutbox()
    await rescue(folder)
    const { outbox, mails, sleep } = createOutboxWorld({}, `${folder}-rescued`)
    const { sent } = outbox.figures()
    await sleep(60_000)
    expect(outbox.figures().sent).toBe(sent + mails.length)
    expect(mails.length).toBeGreaterThan(0)
  })

  it.each(['byState', 'due', 'sqlite_autoindex_applications_1'])('copies every application if the index %s is damaged', async (index) => {
    const { folder, file, rows } = await createOutbox()
    overwrite(file, findRoot(file, index))
    expect((await rescue(folder)).rows).toEqual(rows)
  })

  it.each([0.2, 0.35, 0.5, 0.65, 0.8, 0.99])('loses only the rows of the page that was overwritten at %d of the file', async (part) => {
    const { folder, file, rows } = await createOutbox()
    overwrite(file, Math.floor((statSync(file).size / pageSize) * part))
    const rescued = await rescue(folder)
    expect(rescued.found).toBe(rows.length)
    expect(rescued.read).toBeGreaterThan(rows.length - 10)
    const lost = rows.filter((row) => !rescued.rows.some((other) => other['reference'] === row['reference']))
    const damaged = rescued.rows.filter((row) => !rows.some((other) => JSON.stringify(other) === JSON.stringify(row)))
    for (const { reference } of [...lost, ...damaged]) expect(rescued.printed).toContain(String(reference))
    expect(rescued.said).toContain(lost.length + damaged.length > 0 ? 'Keep the damaged folder' : 'Then delete the damaged folder')
  })

  it('reads the remaining rows of a truncated file', async () => {
    const { folder, file, rows } = await createOutbox()
    truncateSync(file, Math.floor(statSync(file).size * 0.6))
    const rescued = await rescue(folder)
    expect(rescued.read).toBeGreaterThan(0)
    expect(rescued.said).toContain('Keep the damaged folder')
    expect(rows).toEqual(expect.arrayContaining(rescued.rows.filter((row) => !rescued.printed.includes(String(row['reference'])))))
  })

  it.each<[string, (file: string) => void]>([
    ['the whole file', (file) => writeFileSync(file, readFileSync(file).fill(0xa5))],
    ['the first page', (file) => overwrite(file, 0)],
    ['the root of the table', (file) => overwrite(file, findRoot(file, 'applications'))],
  ])('writes nothing if damage to %s makes every application unreadable', async (_, damage) => {
    const { folder, file } = await createOutbox()
    damage(file)
    const before = readFiles(folder)
    await expect(rescue(folder)).rejects.toThrow(CommandError)
    expect([readFiles(folder), readdirSync(join(folder, '..'))]).toEqual([before, ['outbox']])
  })

  it('does not overwrite an earlier rescue', async () => {
    const { folder } = await createOutbox()
    await rescue(folder)
    await expect(rescue(folder)).rejects.toThrow(`${folder}-rescued exists already`)
  })

  it('says which folder it cannot find', async () => {
    await expect(rescueOutbox('/none', { print: () => {}, say: () => {} })).rejects.toThrow('There is no outbox.sqlite in /none')
  })
})

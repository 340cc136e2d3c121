import { execFile } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { firstId, numbered, outcome, spoolWorld } from '../application/spool/spool-fixture.ts'
import { createStore } from '../application/spool/store.server.ts'
import { runSpoolCommand } from './spool-command.ts'

/** A spool in which one waits, one is parked, one is dead, one was sent and one is torn. */
const world = async () => {
  const made = spoolWorld()
  made.outcomes.push(outcome.down, outcome.wrongKey, outcome.otherBytes, { kind: 'sent', id: 'x' }, outcome.down)
  for (const n of [1, 2, 3, 4, 5]) {
    await made.apply(numbered(n))
    await made.pass(1)
  }
  writeFileSync(join(made.directory, 'pending', `${numbered(5).applicationId}.json`), 'canary')
  const lines: string[] = []
  const run = async (...args: string[]) => {
    lines.length = 0
    await runSpoolCommand(args, { store: createStore(made.directory), print: (line) => lines.push(line), say: (line) => lines.push(`| ${line}`) })
    return lines
  }
  return { ...made, run }
}

it('lists what waits, by reference only', async () => {
  const { run } = await world()
  expect(await run('list')).toEqual([
    'Reference                             State    Accepted              Attempts  Last error',
    `${numbered(5).applicationId}  corrupt  -                     -         -`,
    `${firstId}  waiting  2026-01-02T03:04:05Z  1         application_error`,
    `${numbered(2).applicationId}  parked   2026-01-02T03:04:05Z  1         invalid_api_key`,
    `${numbered(3).applicationId}  dead     2026-01-02T03:04:05Z  1         invalid_idempotent_request`,
    '1 waiting, 1 parked, 1 dead, 1 corrupt; 1 sent are kept.',
    '| Next: npm run spool -- show <reference> prints one, npm run spool -- retry --all has them tried now.',
  ])
})

it('shows one, also when it was sent', async () => {
  const { run, mails } = await world()
  expect((await run('show', firstId)).join('\n').split('\n')).toEqual([
    `Reference: ${firstId}`, 'Accepted: 2026-01-02T03:04:05Z', 'From: no-reply@onenode.example', 'To: hosts@onenode.example',
    'Reply-To: amara@lagos-compute.example', 'Subject: New Cloud Host Application - Company 1', '', ...mails[0]!.mail.text.split('\n'),
    `| Next: npm run spool -- retry ${firstId} has it tried now.`,
  ])
  expect((await run('show', numbered(4).applicationId!)).join()).toContain('Company 4')
})

it('has those that wait tried at once by the running server, a dead one only by its name', async () => {
  const { run, mails, pass, spool } = await world()
  expect(await run('retry', '--all')).toEqual(['Asked for 3 to be tried now.', expect.stringContaining('| Next: a running server tries them within 2 seconds')])
  await pass(2_000)
  expect(new Set(mails.slice(5).map(({ mail }) => mail.subject.at(-1)))).toEqual(new Set(['1', '2']))
  expect(await spool.health()).toMatchObject({ pending: 0, parked: 0, dead: 1, corrupt: 1, sent: 3 })
  await run('retry', numbered(3).applicationId!)
  await pass(2_000)
  expect(mails.at(-1)?.mail.subject).toMatch(/^\[Possible duplicate, ref .*Company 3$/)
  expect((await run('list')).at(-2)).toBe('0 waiting, 0 parked, 0 dead, 1 corrupt; 4 sent are kept.')
})

it('has them tried by the next start when no server runs', async () => {
  const { run, mails, restart, spool } = await world()
  await spool.close()
  await run('retry', numbered(3).applicationId!)
  await restart()
  expect(mails.at(-1)?.mail.subject).toMatch(/Company 3$/)
})

it('exports what waits', async () => {
  const { run, directory } = await world()
  const file = join(directory, '..', 'out.jsonl')
  expect(await run('export', '--to', file)).toEqual([
    `Wrote 3 applications to ${file}.`, `| 1 cannot be read: look into ${directory}/corrupt.`, expect.stringContaining('| Next: it holds personal data'),
  ])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  expect(JSON.parse(lines[0]!)).toMatchObject({ state: 'waiting', reference: firstId, mail: { subject: 'New Cloud Host Application - Company 1' }, attempts: { count: 1 } })
  expect((await run('export')).slice(0, 3)).toEqual(lines)
  await expect(run('export', '--to', file)).rejects.toThrow('is there already: name another file.')
})

it('says what to do instead', async () => {
  const { run } = await world()
  await expect(run()).rejects.toThrow(/^Use npm run spool -- with one of: list, /)
  await expect(run('show')).rejects.toThrow('Name a reference.')
  await expect(run('show', '../../etc/passwd')).rejects.toThrow('A reference has 36 characters')
  await expect(run('show', 'a0eebc99-9c0b-4ef8-bb6d-999999999999')).rejects.toThrow('npm run spool -- list shows what waits.')
  await expect(run('show', numbered(5).applicationId!)).rejects.toThrow('cannot be read: look at')
  await expect(run('retry', numbered(4).applicationId!)).rejects.toThrow('was sent already')
  await expect(run('export', '--to')).rejects.toThrow('Name the file after --to.')
})

it('runs as a command on the configured folder', async () => {
  const { directory } = await world()
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [resolve('site/server/spool.ts'), 'list'], {
    cwd: join(directory, '..'), env: { PATH: process.env.PATH, SPOOL_DIRECTORY: directory, NODE_ENV: 'production' },
  })
  expect(stdout).toContain(`${firstId}  waiting`)
  expect(stderr).toMatch(/^Next: npm run spool -- show /)
})

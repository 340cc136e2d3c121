import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { firstId, createApplication, createOutboxWorld } from '@workspace/application/accept/outbox.fixture.ts'
import { outcome } from '@workspace/application/mail/outcome.fixture.ts'
import { toShortReference } from '@workspace/application/short-reference.ts'
import { toAsciiEmail } from '@workspace/application/rules/company-email.ts'
import { operate, type OperatorCommand } from '@workspace/application/outbox/operator.server.ts'
import { CommandError } from '../configuration/command.ts'
import { createTestApp } from '../http/app.fixture.ts'
import { getDatabaseFile, openDatabase } from '@workspace/application/outbox/node-database.server.ts'
import { readArguments, runOutboxCommand } from './outbox-command.ts'
import { reachFolder, reachSite } from './outbox-reach.ts'
import { operatorPath } from '../http/operations.ts'
import { rescueOutbox } from './rescue.ts'

const second = createApplication(2).applicationId!
const third = createApplication(3).applicationId!

const createFolder = () => {
  const directory = mkdtempSync(join(tmpdir(), 'outbox-command-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

/** Runs a command in a folder and returns its output. */
const run = async (directory: string, ...args: string[]) => {
  const printed: string[] = []
  const said: string[] = []
  const { command, json } = readArguments(args)
  const output = { print: (line: string) => printed.push(line), say: (line: string) => said.push(line) }
  if (command.command === 'rescue') await rescueOutbox(command.folder, output)
  else {
    const { close, ...outbox } = reachFolder(directory)
    try {
      await runOutboxCommand({ command, json }, { ...outbox, ...output })
    } finally {
      close()
    }
  }
  return { printed: printed.join('\n'), said: said.join('\n') }
}

/** Creates an outbox with a waiting, a dead and a sent application. */
const createWorld = async () => {
  const here = createOutboxWorld()
  here.outcomes.push(outcome.down, outcome.otherBytes)
  for (const n of [1, 2, 3]) await here.apply(createApplication(n))
  return here
}

describe('npm run outbox', () => {
  it('explains its usage, and reports a missing outbox', async () => {
    const directory = createFolder()
    await expect(run(directory, 'list')).rejects.toThrow(`There is no outbox in ${directory}`)
    expect(readdirSync(directory)).toEqual([])
    const { directory: there } = await createWorld()
    for (const args of [
      [],
      ['help'],
      ['LIST'],
      ['show'],
      ['erase', 'nobody'],
      ['erase', 'a@x.example', 'b@x.example'],
      ['erase', 'a@x.example b@x.example'],
      ['export'],
      ['list', '--wrong'],
      ['list', 'extra'],
      ['show', firstId, '--after', '0-x'],
      ['rescue'],
      ['rescue', ''],
      ['rescue', 'a', 'b'],
      ['rescue', 'a', '--url', 'https://site.example'],
    ])
      await expect(run(there, ...args)).rejects.toThrow('Use npm run outbox -- with one of:')
    for (const command of ['show', 'retry']) await expect(run(there, command, '../x')).rejects.toThrow('A reference looks like ')
    await expect(run(there, 'show', createApplication(9).applicationId!)).rejects.toThrow(/^There is nothing to show for /)
  })

  it('lists applications that are not sent, without personal data', async () => {
    const { directory } = await createWorld()
    const { printed, said } = await run(directory, 'list')
    expect(printed).toContain(`${firstId}  waiting  2026-01-02T03:04:05Z  1         2026-01-02T03:04:35Z  application_error`)
    expect(printed).toContain(`${second}  dead  `)
    expect(printed).toContain('1 waiting, 0 parked, 1 dead; 1 sent are kept.')
    expect(printed).not.toMatch(/Amara|Company/)
    expect(said).toMatch(/^Next: /)
    expect(JSON.parse((await run(directory, 'list', '--json')).printed)).toMatchObject({
      rows: [{ reference: firstId, state: 'waiting' }, { state: 'dead' }],
      sent: 1,
    })
  })

  it('shows an application with its email', async () => {
    const { directory } = await createWorld()
    expect((await run(directory, 'show', firstId)).printed).toContain('Subject: New Cloud Host Application - Company 1')
  })

  it.each([
    firstId.toUpperCase(),
    ` ${firstId}\n`,
    `“${firstId}”.`,
    `ref ${firstId})`,
    `https://site.example/form/received/${firstId}?delayed`,
    firstId.replaceAll('-', '\u2011'),
    firstId.replace('-', ' – '),
    toShortReference(firstId),
    `on ${toShortReference(firstId).slice(3).toLowerCase()}`,
    `${toShortReference(firstId)} (${firstId})`,
  ])('shows the application given as %j', async (typed) => {
    const { directory } = await createWorld()
    expect((await run(directory, 'show', typed)).printed).toContain(`Reference: ${firstId}`)
  })

  it.each([`${firstId} ${second}`, `${firstId}0`, `0${firstId}`, firstId.slice(1), ''])(
    'does not guess a reference from %j',
    async (typed) => {
      const { directory } = await createWorld()
      await expect(run(directory, 'show', typed)).rejects.toThrow(CommandError)
    },
  )

  it.each<[string, (file: string) => void]>([
    ['an empty file', (file) => writeFileSync(file, '')],
    ['a database of another program', (file) => new DatabaseSync(file).exec('CREATE TABLE notes (text); INSERT INTO notes VALUES (1)')],
    ['a database with a table of the same name', (file) => new DatabaseSync(file).exec('CREATE TABLE meta (name, value)')],
    ['no database', (file) => writeFileSync(file, 'canary '.repeat(1000))],
    ['a folder', (file) => mkdirSync(file)],
  ])('says that %s is not an outbox, and leaves it unchanged', async (_, write) => {
    const directory = createFolder()
    const file = getDatabaseFile(directory)
    write(file)
    const read = () => (statSync(file).isFile() ? readFileSync(file).toString('latin1') : '')
    const before = read()
    for (const args of [['list'], ['show', firstId], ['retry'], ['erase', 'a@x.example'], ['rescue', directory]]) {
      await expect(run(directory, ...args)).rejects.toThrow(CommandError)
      expect([args, readdirSync(directory), read() === before]).toEqual([args, ['outbox.sqlite'], true])
    }
  })

  it('lists an application whose time is too large for a date', async () => {
    const { directory, database } = await createWorld()
    database.all('UPDATE applications SET nextAttemptAt = 9e15 WHERE reference = ?', firstId)
    expect((await run(directory, 'list')).printed).toMatch(new RegExp(`^${firstId} .* -  `, 'm'))
  })

  it('makes the running server retry waiting applications now', async () => {
    const { directory, outbox, mails } = await createWorld()
    expect((await run(directory, 'retry')).printed).toBe('Due now: 1.')
    await outbox.pump()
    await outbox.idle()
    expect(mails).toHaveLength(4)
    await expect(run(directory, 'retry', createApplication(9).applicationId!)).rejects.toThrow('There is nothing to retry')
  })

  it('sends a dead application again with a label, and makes a sent application due', async () => {
    const { directory, outbox, mails } = await createWorld()
    expect((await run(directory, 'retry', second)).printed).toBe('Due now: 1.')
    await outbox.pump()
    await outbox.idle()
    expect(mails.at(-1)).toMatchObject({
      key: `cloud-host-application/${second}/2`,
      mail: { subject: `[Possible duplicate, ref ${second}] New Cloud Host Application - Company 2` },
    })
    expect((await run(directory, 'retry', third)).printed).toBe('Due now: 1.')
  })

  it('erases all data of an applicant, including from the disk', async () => {
    const { directory, apply, outbox } = await createWorld()
    await apply(createApplication(4, { companyEmail: 'Erase.Me@canary.example' }))
    expect((await run(directory, 'erase', ' erase.me@CANARY.example')).printed).toBe('Deleted: 1.')
    expect(outbox.figures()).toMatchObject({ waiting: 1, dead: 1, sent: 1 })
    for (const file of readdirSync(directory))
      expect(readFileSync(join(directory, file)).toString('latin1').toLowerCase()).not.toContain('canary.example')
  })

  it('erases the applicant of a reference, long or short', async () => {
    const { directory, apply } = await createWorld()
    await apply(createApplication(4, { companyEmail: 'erase.me@canary.example' }))
    await apply(createApplication(5, { companyEmail: 'erase.me@canary.example' }))
    await apply(createApplication(6, { companyEmail: 'another@canary.example' }))
    expect((await run(directory, 'erase', toShortReference(createApplication(4).applicationId!))).printed).toBe('Deleted: 2.')
    expect((await run(directory, 'erase', createApplication(6).applicationId!)).printed).toBe('Deleted: 1.')
  })

  it.each(['Amara <erase.me@canary.example>', '<erase.me@canary.example>', 'mailto:erase.me@canary.example', 'erase.me＠canary.example.'])(
    'erases the applicant given as %s',
    async (typed) => {
      const { directory, apply } = await createWorld()
      await apply(createApplication(4, { companyEmail: 'Erase.Me@canary.example' }))
      expect((await run(directory, 'erase', typed)).printed).toBe('Deleted: 1.')
    },
  )

  it('prints its usage without an outbox, and names the folder in which the outbox is missing', () => {
    const directory = createFolder()
    const command = (...args: string[]) =>
      spawnSync(process.execPath, [resolve('packages/host/outbox/outbox.ts'), ...args], {
        cwd: directory,
        env: { PATH: process.env.PATH },
        encoding: 'utf8',
      }).stderr
    for (const args of [['help'], ['LIST'], ['purge']]) expect(command(...args)).toMatch(/^Use npm run outbox/)
    expect(command('list')).toContain(`There is no outbox in ${join(directory, '.outbox')}`)
  })

  it('changes no files when it reads, even of a damaged outbox', async () => {
    const { directory, database } = await createWorld()
    database.all('PRAGMA wal_checkpoint(TRUNCATE)')
    const copy = createFolder()
    copyFileSync(getDatabaseFile(directory), getDatabaseFile(copy))
    const content = readFileSync(getDatabaseFile(copy))
    expect((await run(copy, 'list')).printed).toContain('1 waiting, 0 parked, 1 dead')
    expect((await run(copy, 'show', firstId)).printed).toContain('Company 1')
    expect(readdirSync(copy)).toEqual(['outbox.sqlite'])
    const damaged = Buffer.from(content)
    damaged.fill(0xa5, 4096)
    writeFileSync(getDatabaseFile(copy), damaged)
    await run(copy, 'list').catch(() => {})
    expect(readdirSync(copy)).toEqual(['outbox.sqlite'])
    expect(readFileSync(getDatabaseFile(copy)).equals(damaged)).toBe(true)
  })

  it.each([
    ['büro@bücher-rechner.example', 'büro@bücher-rechner.example'],
    ['hosts@xn--bcher-rechner-wob.example', 'Hosts@BÜCHER-Rechner.example'],
    ['hosts@bücher-rechner.example', 'hosts@xn--bcher-rechner-wob.example'],
    ['hosts@bu\u0308cher-rechner.example', ' HOSTS@bücher-rechner.EXAMPLE '],
  ])('erases the address stored as %s if it is given as %s', async (stored, typed) => {
    const { directory, apply, database } = await createWorld()
    await apply(createApplication(4, { companyEmail: toAsciiEmail(stored.normalize('NFC')) }))
    await apply(createApplication(5))
    // An earlier version stored international domains as they were typed.
    await apply(createApplication(6))
    database.all('UPDATE applications SET email = ? WHERE reference = ?', stored, createApplication(6).applicationId!)
    expect((await run(directory, 'erase', typed)).printed).toBe('Deleted: 2.')
  })

  it('fails if there is nothing to erase for an applicant', async () => {
    const { directory } = await createWorld()
    await expect(run(directory, 'erase', 'nobody@canary.example')).rejects.toThrow(/^There is nothing to erase for nobody@canary\.example/)
    const command = spawnSync(process.execPath, ['packages/host/outbox/outbox.ts', 'erase', 'nobody@canary.example'], {
      env: { PATH: process.env.PATH, OUTBOX_DIRECTORY: directory },
      encoding: 'utf8',
    })
    expect([command.status, command.stderr]).toEqual([1, expect.stringMatching(/^There is nothing to erase/)])
  })

  it('names the file that it cannot clear because another process reads it, and clears the file once that process has finished', async () => {
    const { directory, apply } = await createWorld()
    await apply(createApplication(4, { companyEmail: 'Erase.Me@canary.example', companyName: 'Canary Compute' }))
    // Litestream reads like this.
    const reader = new DatabaseSync(getDatabaseFile(directory))
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM applications').get()
    const holding = () => readdirSync(directory).filter((file) => /canary/i.test(readFileSync(join(directory, file)).toString('latin1')))
    await expect(run(directory, 'erase', 'erase.me@canary.example')).rejects.toThrow(
      /^Deleted: 1\. outbox\.sqlite-wal still contains .* Litestream.* erase erase\.me@canary\.example/s,
    )
    expect(holding()).toEqual(['outbox.sqlite-wal'])
    reader.exec('COMMIT')
    // The reader is still open but reads nothing.
    await expect(run(directory, 'erase', 'erase.me@canary.example')).rejects.toThrow(
      /^There is nothing to erase .* no file in the folder contains/s,
    )
    expect(holding()).toEqual([])
    reader.close()
  })

  it('shows the readable parts of an application with a damaged email', async () => {
    const { directory, database } = await createWorld()
    database.all("UPDATE applications SET mail = '{' WHERE reference = ?", firstId)
    const { printed } = await run(directory, 'show', firstId)
    expect(printed).toContain('The email cannot be read')
    expect(printed).toContain('"companyName": "Company 1"')
    database.all("UPDATE applications SET answers = '{' WHERE reference = ?", firstId)
    expect((await run(directory, 'show', firstId)).printed).toContain('The answers cannot be read')
  })
})

it('continues with a copy of the database that VACUUM INTO has made', async () => {
  const { database, directory, mails } = await createWorld()
  const copy = createFolder()
  database.all('VACUUM INTO ?', join(copy, 'copy.sqlite'))
  const restored = createFolder()
  copyFileSync(join(copy, 'copy.sqlite'), getDatabaseFile(restored))
  const other = openDatabase(restored)
  const everything = 'SELECT * FROM applications ORDER BY reference'
  expect(other.all(everything)).toEqual(database.all(everything))
  other.close()
  expect((await run(restored, 'retry', second)).printed).toBe('Due now: 1.')
  expect([mails.length, directory]).toEqual([3, expect.not.stringContaining(restored)])
})

describe('the operator’s route', () => {
  const token = 'operator-token-of-the-test'
  const reach = (
    site: { app: { request: (input: string | URL | Request, init?: RequestInit) => Response | Promise<Response> } },
    given: string,
  ) => {
    const fetched = globalThis.fetch
    globalThis.fetch = async (input, init) => site.app.request(input, init)
    onTestFinished(() => {
      globalThis.fetch = fetched
    })
    return reachSite('https://site.example', given)
  }

  it('requires a token, and answers with the same results as the command', async () => {
    const { database } = await createWorld()
    const operations = { ready: async () => [], operate: (command: Parameters<typeof operate>[1]) => operate(database, command, 0) }
    const site = createTestApp({ operations, operatorToken: token })
    expect(await reach(site, token).operate({ command: 'list' })).toMatchObject({
      rows: [{ reference: firstId }, { reference: second }],
      sent: 1,
    })
    await expect(reach(site, 'another-token-of-the-test').operate({ command: 'list' })).rejects.toThrow(
      'does not accept this OPERATOR_TOKEN',
    )
    for (const body of ['null', '[]', '{"command":"erase"}', '{"command":"export"}', '{"command":"vacuum"}']) {
      const answer = await site.app.request(operatorPath, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body })
      expect([body, answer.status]).toEqual([body, 400])
    }
    const closed = createTestApp({ operations })
    expect(
      (await closed.app.request(operatorPath, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: '{}' })).status,
    ).toBe(404)
    await expect(reach(closed, token).operate({ command: 'list' })).rejects.toThrow('has no operator route (status 404)')
    expect(() => reachSite('http://site.example', token)).toThrow('--url should start with https://')
  })

  it.each([
    '',
    ' ',
    'https://',
    'site.example',
    'site.example:443',
    '//site.example',
    'localhost:4173',
    'mailto:a@site.example',
    'https://a:b@site.example',
  ])('says what --url should be instead of %j', (url) => {
    expect(() => reachSite(url, token)).toThrow(CommandError)
  })

  const commands: OperatorCommand[] = [
    { command: 'list' },
    { command: 'show', reference: firstId },
    { command: 'retry' },
    { command: 'erase', applicant: 'a@x.example' },
  ]

  it('shows that a reference is unknown', async () => {
    const { database } = await createWorld()
    const site = createTestApp({
      operations: { ready: async () => [], operate: (command: OperatorCommand) => operate(database, command, 0) },
      operatorToken: token,
    })
    expect(await reach(site, token).operate({ command: 'show', reference: createApplication(9).applicationId! })).toEqual({ shown: null })
    expect(await reach(site, token).operate({ command: 'show', reference: firstId })).toMatchObject({ shown: { reference: firstId } })
  })

  it.each<[string, () => Response]>([
    ['a login page', () => new Response('<!doctype html><title>Sign in</title>')],
    ['a redirect to a login page', () => new Response(null, { status: 302, headers: { Location: '/login' } })],
    ['an empty answer', () => new Response('')],
    ['an empty answer without content', () => new Response(null, { status: 204 })],
    ['half an answer', () => new Response('{"rows":[')],
    ['null', () => Response.json(null)],
    ['a list', () => Response.json([])],
    ['a text', () => Response.json('ok')],
    ['another API', () => Response.json({ ok: 1 })],
    ['an empty object', () => Response.json({})],
    ['empty values', () => Response.json({ rows: null, sent: null, changed: null, shown: {} })],
    [
      'a state of a newer version',
      () => Response.json({ rows: [{ state: 'postponed' }], sent: 0, changed: [{}], shown: { state: 'postponed' } }),
    ],
    ['an error', () => Response.json({ error: { code: 'internal' } }, { status: 500 })],
    ['a refusal', () => new Response('', { status: 403 })],
  ])('does not accept %s as the result of a command', async (_, answer) => {
    const { operate: ask } = reach({ app: { request: async () => answer() } }, token)
    for (const command of commands) await expect(ask(command)).rejects.toThrow(CommandError)
  })
})

describe('/metrics', () => {
  it('requires a token, and answers in Prometheus text format', async () => {
    const { outbox } = await createWorld()
    const operations = { ready: outbox.ready, figures: async () => outbox.figures() }
    const { app } = createTestApp({ operations, metricsToken: 'metrics-token-of-the-test' })
    const ask = (headers: Record<string, string>) => app.request('/metrics', { headers })
    expect([
      (await ask({})).status,
      (await ask({ Authorization: 'Bearer x' })).status,
      (await createTestApp({ operations }).app.request('/metrics')).status,
    ]).toEqual([401, 401, 404])
    const answer = await ask({ Authorization: 'Bearer metrics-token-of-the-test' })
    expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const text = await answer.text()
    for (const line of [
      '# TYPE outbox_waiting gauge',
      'outbox_waiting 1',
      'outbox_dead 1',
      'outbox_sent_last_hour 1',
      'outbox_oldest_seconds 0',
    ])
      expect(text.split('\n')).toContain(line)
  })

  it('refers to /healthz if the outbox cannot be read', async () => {
    const operations = { ready: async () => ['store' as const], figures: () => Promise.reject(new Error('canary')) }
    const { app } = createTestApp({ operations, metricsToken: 'metrics-token-of-the-test' })
    const answer = await app.request('/metrics', { headers: { Authorization: 'Bearer metrics-token-of-the-test' } })
    expect([answer.status, await answer.text()]).toEqual([503, 'The outbox cannot be read. /healthz says why.\n'])
  })

  it('is not needed for health checks: /healthz says without a token whether the site is alive and why it is not ready', async () => {
    const { outbox, clock } = await createWorld()
    const { app } = createTestApp({ operations: { ready: outbox.ready } })
    clock.advance(4 * 60_000)
    const answers = await Promise.all(
      ['/healthz/live', '/healthz/ready', '/healthz'].map(async (path) => {
        const answer = await app.request(path)
        return [answer.status, await answer.json()]
      }),
    )
    expect(answers).toEqual([
      [200, { ok: true }],
      [503, { ok: false, reasons: ['sender'] }],
      [503, { ok: false, reasons: ['sender'] }],
    ])
    await outbox.sweep()
    expect((await app.request('/healthz/ready')).status).toBe(200)
    expect((await createTestApp({ operations: { ready: () => Promise.reject(new Error('canary')) } }).app.request('/healthz')).status).toBe(
      503,
    )
  })
})

it('counts the applications of all pages, and says how to see the next page', async () => {
  const printed: string[] = []
  const said: string[] = []
  const row = { reference: firstId, state: 'dead' as const, acceptedAt: 0, attempts: 1, nextAttemptAt: null, error: null }
  const commands: OperatorCommand[] = []
  const { command } = readArguments(['list', '--after', '0-x'])
  if (command.command === 'rescue') throw new Error('The arguments are wrong.')
  const listed = { command }
  await runOutboxCommand(listed, {
    operate: async (command) => {
      commands.push(command)
      return { rows: [row], sent: 7, totals: { waiting: 1, parked: 2, dead: 3 }, next: `0-${firstId}` }
    },
    where: 'x',
    print: (line) => printed.push(line),
    say: (line) => said.push(line),
  })
  expect(commands).toEqual([{ command: 'list', after: '0-x' }])
  expect(printed.at(-1)).toBe('1 waiting, 2 parked, 3 dead; 7 sent are kept.')
  expect(said.join()).toContain(`list --after 0-${firstId}`)
})

it('does not report an empty outbox if only the last page is empty', async () => {
  const said: string[] = []
  await runOutboxCommand(
    { command: { command: 'list', after: '9-x' } },
    {
      operate: async () => ({ rows: [], sent: 7, totals: { waiting: 1, parked: 0, dead: 0 } }),
      where: 'x',
      print: () => {},
      say: (line) => said.push(line),
    },
  )
  expect(said.join()).not.toContain('No application is waiting')
})

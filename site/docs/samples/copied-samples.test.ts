import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { brand } from '@workspace/brand/brand.ts'
import { caasCalls } from '@workspace/api/caas/caas.ts'
import { parseCommand } from '@workspace/api/cli/cli-parse.ts'
import { complaint, has, run, type Run, type RunnableLanguage } from '@workspace/api/checks/run-sample.fixture.ts'
import { languageLabels } from '@workspace/api/samples/samples.ts'
import { vmCalls } from '@workspace/api/vm/vm.ts'
import { startSandbox, steppingClock, type SandboxServer } from '@workspace/sandbox/server.fixture.ts'
import { walks } from '@workspace/sandbox/walks.ts'
import { copied, copyables, type Copyable } from './copyable.fixture.ts'
import { openTerminal } from './terminal.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'copied-samples-'))
const key = 'sandbox'
const all = copyables()
const hasPython = has('python3')
const hasJq = has('jq')

/** The walk-throughs, by their pages: their samples go to the sandbox, one after the other. */
const walkOf: Readonly<Record<string, keyof typeof walks>> = {
  '/docs/vm/first-vm': 'first-vm',
  '/docs/caas/first-container': 'first-container',
}
const isWalk = ({ page }: Copyable) => page in walkOf

const servers: SandboxServer[] = []
/** A sandbox of its own for one reader: what another one does is not seen there. */
const open = async (...options: Parameters<typeof startSandbox>) => {
  const server = await startSandbox(...options)
  servers.push(server)
  return server.host
}

const log: { one: Copyable; text: string }[] = []

/** With TERMINAL_LOG=file, every paste and its output is written there in reading order, for a person. */
const record = (one: Copyable, lines: string, { stdout, stderr }: Run) =>
  log.push({ one, text: `$ ${lines.replaceAll('\n', '\n> ')}\n${stdout}${stderr.replaceAll(/^.*(?:% Total|Dload|--:--:--).*\n?/gm, '')}` })

const written = () =>
  all
    .flatMap((one) => log.filter((entry) => entry.one === one))
    .map(
      ({ one, text }, at, entries) =>
        `${entries[at - 1]?.one.page === one.page ? '' : `\n===== ${one.page} =====\n`}\n# ${one.headings.join(' > ')}: ${one.listing.label}\n${text}`,
    )
    .join('\n')

afterAll(() => {
  if (process.env.TERMINAL_LOG) writeFileSync(process.env.TERMINAL_LOG, written())
  for (const server of servers) server.stop()
  rmSync(folder, { recursive: true, force: true })
  if (!hasPython) console.log('Documentation: python3 is not on this machine, so the Python samples were not run.')
  if (!hasJq) console.log('Documentation: jq is not on this machine, so the shell samples that need it were not run.')
})

const named = ({ page, headings, listing }: Copyable) => `${page} ${headings.at(-1) ?? ''} ${listing.label}`
const languageOf = ({ listing }: Copyable) =>
  Object.entries(languageLabels).find(([, label]) => label === listing.label)![0] as RunnableLanguage | 'cli'
const requests = [...new Map(all.filter(({ kind }) => kind === 'request').map((one) => [one.listing.code, one])).values()]
const runnable = requests
  .filter((one) => languageOf(one) !== 'cli' && (hasPython || languageOf(one) !== 'python'))
  .map((one) => ({ ...one, name: named(one) }))

describe('what a reader copies', () => {
  it('covers every call, in every language', () => {
    const shown = new Set(requests.map(({ call, listing }) => `${call!.id} ${listing.label}`))
    for (const { id, cli } of [...vmCalls, ...caasCalls]) {
      for (const label of ['cURL', 'TypeScript', 'Python', ...(cli ? ['CLI'] : [])])
        expect(shown.has(`${id} ${label}`), `${id} ${label}`).toBe(true)
    }
  })

  it('is what the page shows, with the host of the API, where nothing was typed', async () => {
    for (const one of all) {
      const text = await copied(one.listing, { host: '', key: '' })
      expect(text).toBe(one.listing.code)
      const isRest = one.kind === 'request' ? languageOf(one) !== 'cli' : /\bcurl\b/.test(text)
      if (isRest) expect(text.includes(isWalk(one) ? brand.sandboxHost : brand.apiHost), named(one)).toBe(true)
      for (const [host] of text.matchAll(/https?:\/\/[\w.-]+(?::\d+)?/g))
        expect([isWalk(one) ? brand.sandboxHost : brand.apiHost, brand.imagesHost], named(one)).toContain(host)
    }
  }, 60_000)

  it('holds the host and the key that were typed, in every tab but the CLI’s', async () => {
    for (const one of requests.filter((each) => languageOf(each) !== 'cli' && !isWalk(each))) {
      const text = await copied(one.listing, { host: 'https://h.example:8443', key: 'k_1-2' })
      expect(text).toMatch(/https:\/\/h\.example:8443[\s\S]*k_1-2|k_1-2[\s\S]*https:\/\/h\.example:8443/)
      expect(text).not.toMatch(/ONENODE_|onenode\.example\/(?!ubuntu)/)
    }
  }, 60_000)

  it.each(requests.filter((one) => languageOf(one) === 'cli').map((one) => ({ ...one, name: named(one) })))(
    '$name fits the grammar',
    ({ listing }) => {
      expect(parseCommand(listing.code)).toMatchObject({ ok: true })
    },
  )
})

describe.concurrent('a script works as copied', () => {
  const scripts = runnable.filter((one) => languageOf(one) !== 'curl' && !isWalk(one))

  it.each(scripts)(
    '$name, with the key in the environment',
    async (one) => {
      const text = await copied(one.listing, { host: await open(), key: '' })
      expect(complaint(one.call!, await run(folder, languageOf(one) as RunnableLanguage, text, key))).toBe('')
    },
    120_000,
  )

  /** The key has another form in each language and for each API. */
  const forms = scripts.filter(
    (one, at) => scripts.findIndex((other) => languageOf(other) === languageOf(one) && other.call!.auth === one.call!.auth) === at,
  )
  it.each(forms)(
    '$name, with a typed key',
    async (one) => {
      const text = await copied(one.listing, { host: await open(), key })
      expect(complaint(one.call!, await run(folder, languageOf(one) as RunnableLanguage, text, undefined))).toBe('')
    },
    120_000,
  )
})

describe.concurrent('a terminal works down a page', () => {
  const isProjectFile = ({ kind, listing }: Copyable) => kind === 'file' && listing.label === 'deploy.yml'
  const fileOf = (form: string) => all.find((one) => isProjectFile(one) && one.listing.code.startsWith(form))!.listing.code
  const isCurl = (one: Copyable) => one.kind === 'request' && languageOf(one) === 'curl'
  const pages = [...new Set(all.filter((one) => !isWalk(one)).map(({ page }) => page))].map((page) => ({
    page,
    steps: all.filter((one) => one.page === page && (one.kind !== 'request' || isCurl(one))),
  }))

  it.each(pages)(
    '$page, with the key in the environment',
    async ({ page, steps }) => {
      const terminal = openTerminal(folder)
      const host = await open()
      terminal.save('deploy.yml', fileOf('deploy:'))
      for (const one of steps) {
        const { code } = one.listing
        if (isProjectFile(one)) terminal.save(page.endsWith('/examples') && code.startsWith('vm:') ? 'vm.yml' : 'deploy.yml', code)
        if (one.kind === 'file' || (!hasJq && /\bjq\b/.test(code))) continue
        const text = await copied(one.listing, { host, key: '' })
        const asks = /\bread -rs\b/.test(text)
        const answer = await terminal.paste(text, asks ? {} : { ONENODE_API_KEY: key }, asks ? `${key}\nprintenv ONENODE_API_KEY\n` : '')
        record(one, text, answer)
        expect(answer.code, `${named(one)}: ${answer.stderr}${answer.stdout}`).toBe(0)
        if (one.call) expect(complaint(one.call, answer), named(one)).toBe('')
        else if (/\bcurl\b/.test(text) && !text.includes('> stdout.log'))
          expect(answer.stdout.trim(), named(one)).not.toMatch(/^$|\bnull$|UNPROCESSABLE/)
        if (asks) expect(answer.stdout.trim()).toBe(key)
      }
    },
    300_000,
  )

  it.each(pages)(
    '$page, with a typed key',
    async ({ steps }) => {
      const terminal = openTerminal(folder)
      const host = await open()
      for (const one of steps.filter(({ listing }) => /\bcurl\b/.test(listing.code) && (hasJq || !/\bjq\b/.test(listing.code)))) {
        const answer = await terminal.paste(await copied(one.listing, { host, key }), {})
        expect(answer.code, `${named(one)}: ${answer.stderr}${answer.stdout}`).toBe(0)
        if (one.call) expect(complaint(one.call, answer), named(one)).toBe('')
      }
    },
    300_000,
  )
})

describe.concurrent('a walk-through works from its first step to its last', () => {
  const languages = (['curl', 'typescript', 'python'] as const).filter((language) => hasPython || language !== 'python')

  it.each(Object.entries(walkOf).flatMap(([page, name]) => languages.map((language) => ({ page, name, language }))))(
    '$page in $language',
    async ({ page, name, language }) => {
      const { apiKey, steps } = walks[name]!
      const host = await open(steppingClock())
      const samples = all.filter((one) => one.page === page && one.kind === 'request' && languageOf(one) === language)
      expect(samples.map(({ call }) => call!.id)).toEqual(Object.values(steps).map(({ call }) => call.id))
      const terminal = openTerminal(folder)
      for (const one of samples) {
        const text = one.listing.code.replaceAll(brand.sandboxHost, host)
        const answer =
          language === 'curl' ? await terminal.paste(text, { ONENODE_API_KEY: apiKey }) : await run(folder, language, text, apiKey)
        expect(answer.code, `${one.call!.id}: ${answer.stderr}`).toBe(0)
        // The log has the time of this run.
        if (one.call!.id === 'streamLog') expect(answer.stdout).toMatch(/^data: \S+ server listening on :80\s+$/)
        else expect(complaint(one.call!, answer), one.call!.id).toBe('')
        if (one.call!.id === 'listVms') expect(JSON.parse(answer.stdout)).toMatchObject({ vms: [{ status: 'running' }] })
        if (one.call!.id === 'getDeployment') expect(JSON.parse(answer.stdout)).toMatchObject({ data: { status: 'running' } })
      }
      const account = await fetch(`${host}/sandbox`, { headers: { Authorization: `Bearer ${apiKey}` } })
      expect(await account.json()).toMatchObject(
        name === 'first-vm' ? { balanceUsdc: '49.58', reservedUsdc: '0.00' } : { balanceUsdc: '6.36' },
      )
    },
    120_000,
  )

  it('with the sandbox of the command, which says what to do next', async () => {
    const child = spawn(process.execPath, ['packages/sandbox/command.ts', '--port', '0', '--seed', '7', '--fail', '500:1'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      let said = ''
      for await (const chunk of child.stdout) {
        said += String(chunk)
        if (said.includes('Next:')) break
      }
      expect(said).toMatch(/^Sandbox {3}http:\/\/localhost:\d+\n[^]*\nNext: curl /)
      const host = /http:\/\/localhost:\d+/.exec(said)![0]
      const ask = (path: string) => fetch(host + path, { headers: { Authorization: 'Bearer sandbox' } })
      expect((await ask('/sandbox')).status).toBe(200)
      expect((await ask('/vms/v3')).status).toBe(500)
    } finally {
      child.kill()
    }
  })

  it.each([
    [['--fail', '1'], '--fail must be 500:'],
    [['--port', 'x'], '--port must be'],
  ])('or with what to write instead of %j', async (args, message) => {
    const child = spawn(process.execPath, ['packages/sandbox/command.ts', ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += String(chunk)
    })
    const [code] = (await once(child, 'close')) as [number]
    expect([code, said.startsWith(message)]).toEqual([1, true])
  })
})

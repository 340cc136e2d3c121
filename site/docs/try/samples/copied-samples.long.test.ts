import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { brand } from '@workspace/tokens/brand.ts'
import { caasCalls } from '@workspace/api/caas/caas.ts'
import { parseCommand } from '@workspace/api/cli/cli-parse.ts'
import { findComplaint, isInstalled, run, type Run, type RunnableLanguage } from '@workspace/sandbox/run-sample.fixture.ts'
import { languages } from '@workspace/api/samples/samples.ts'
import { vmCalls } from '@workspace/api/vm/vm.ts'
import { startSandbox, createSteppingClock, type SandboxServer } from '@workspace/sandbox/server.fixture.ts'
import { walks } from '@workspace/sandbox/walks.ts'
import { copied, copyables, type Copyable } from './copyable.fixture.ts'
import { openTerminal } from './terminal.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'copied-samples-'))
const key = 'sandbox'
const all = copyables()
const hasPython = isInstalled('python3')
const hasJq = isInstalled('jq')

/** Walk-throughs by page. Their samples go to the sandbox, one after the other. */
const walkNames: Readonly<Record<string, keyof typeof walks>> = {
  '/docs/vm/first-vm': 'first-vm',
  '/docs/caas/first-container': 'first-container',
}
const isWalk = ({ page }: Copyable) => page in walkNames

const servers: SandboxServer[] = []
/** Opens a sandbox for one reader, without the changes of other readers. */
const open = async (...options: Parameters<typeof startSandbox>) => {
  const server = await startSandbox(...options)
  servers.push(server)
  return server.host
}

const log: { copyable: Copyable; text: string }[] = []

/** Records a paste and its output, for the file that TERMINAL_LOG names. */
const record = (copyable: Copyable, lines: string, { stdout, stderr }: Run) =>
  log.push({
    copyable,
    text: `$ ${lines.replaceAll('\n', '\n> ')}\n${stdout}${stderr.replaceAll(/^.*(?:% Total|Dload|--:--:--).*\n?/gm, '')}`,
  })

const listWritten = () =>
  all
    .flatMap((copyable) => log.filter((entry) => entry.copyable === copyable))
    .map(
      ({ copyable, text }, at, entries) =>
        `${entries[at - 1]?.copyable.page === copyable.page ? '' : `\n===== ${copyable.page} =====\n`}\n# ${copyable.headings.join(' > ')}: ${copyable.listing.label}\n${text}`,
    )
    .join('\n')

afterAll(() => {
  if (process.env.TERMINAL_LOG) writeFileSync(process.env.TERMINAL_LOG, listWritten())
  for (const server of servers) server.stop()
  rmSync(folder, { recursive: true, force: true })
  if (!hasPython) console.log('Documentation: python3 is not on this machine, so the Python samples were not run.')
  if (!hasJq) console.log('Documentation: jq is not on this machine, so the shell samples that need it were not run.')
})

const named = ({ page, headings, listing }: Copyable) => `${page} ${headings.at(-1) ?? ''} ${listing.label}`
const getLanguage = ({ listing }: Copyable) =>
  Object.entries(languages).find(([, { label }]) => label === listing.label)![0] as RunnableLanguage | 'cli'
const requests = [...new Map(all.filter(({ kind }) => kind === 'request').map((copyable) => [copyable.listing.code, copyable])).values()]
const runnable = requests
  .filter((copyable) => getLanguage(copyable) !== 'cli' && (hasPython || getLanguage(copyable) !== 'python'))
  .map((copyable) => ({ ...copyable, name: named(copyable) }))

describe('a copied sample', () => {
  it('exists for every call in cURL, TypeScript and Python, and as a command if the call has one', () => {
    const shown = new Set(requests.map(({ call, listing }) => `${call!.id} ${listing.label}`))
    for (const { id, cli } of [...vmCalls, ...caasCalls]) {
      for (const label of ['cURL', 'TypeScript', 'Python', ...(cli ? ['CLI'] : [])])
        expect(shown.has(`${id} ${label}`), `${id} ${label}`).toBe(true)
    }
  })

  it('equals the text on the page and uses the API host by default', async () => {
    for (const copyable of all) {
      const text = await copied(copyable.listing, { host: '', key: '' })
      expect(text).toBe(copyable.listing.code)
      const isRest = copyable.kind === 'request' ? getLanguage(copyable) !== 'cli' : /\bcurl\b/.test(text)
      if (isRest) expect(text.includes(isWalk(copyable) ? brand.sandboxHost : brand.apiHost), named(copyable)).toBe(true)
      for (const [host] of text.matchAll(/https?:\/\/[\w.-]+(?::\d+)?/g))
        expect([isWalk(copyable) ? brand.sandboxHost : brand.apiHost, brand.imagesHost], named(copyable)).toContain(host)
    }
  })

  it('contains the typed host and key, except in commands and in steps of a walk-through', async () => {
    for (const copyable of requests.filter((each) => getLanguage(each) !== 'cli' && !isWalk(each))) {
      const text = await copied(copyable.listing, { host: 'https://h.example:8443', key: 'k_1-2' })
      expect(text).toMatch(/https:\/\/h\.example:8443[\s\S]*k_1-2|k_1-2[\s\S]*https:\/\/h\.example:8443/)
      expect(text).not.toMatch(/ONENODE_|onenode\.example\/(?!ubuntu)/)
    }
  })

  it.each(requests.filter((copyable) => getLanguage(copyable) === 'cli').map((copyable) => ({ ...copyable, name: named(copyable) })))(
    '$name fits the grammar',
    ({ listing }) => {
      expect(parseCommand(listing.code)).toMatchObject({ ok: true })
    },
  )
})

describe.concurrent('a script works as copied', () => {
  const scripts = runnable.filter((copyable) => getLanguage(copyable) !== 'curl' && !isWalk(copyable))

  it.each(scripts)('$name, with the key in the environment', async (copyable) => {
    const text = await copied(copyable.listing, { host: await open(), key: '' })
    expect(findComplaint(copyable.call!, await run(folder, getLanguage(copyable) as RunnableLanguage, text, key))).toBe('')
  })

  /** The key is written differently in each language and for each API. */
  const forms = scripts.filter(
    (copyable, at) =>
      scripts.findIndex((other) => getLanguage(other) === getLanguage(copyable) && other.call!.auth === copyable.call!.auth) === at,
  )
  it.each(forms)('$name, with the key inserted into the sample', async (copyable) => {
    const text = await copied(copyable.listing, { host: await open(), key })
    expect(findComplaint(copyable.call!, await run(folder, getLanguage(copyable) as RunnableLanguage, text, undefined))).toBe('')
  })
})

describe.concurrent('the samples of a page run one after the other in one terminal', () => {
  const isProjectFile = ({ kind, listing }: Copyable) => kind === 'file' && listing.label.endsWith('.yml')
  const isCurl = (copyable: Copyable) => copyable.kind === 'request' && getLanguage(copyable) === 'curl'
  const pages = [...new Set(all.filter((copyable) => !isWalk(copyable)).map(({ page }) => page))].map((page) => ({
    page,
    steps: all.filter((copyable) => copyable.page === page && (copyable.kind !== 'request' || isCurl(copyable))),
  }))

  it.each(pages)('$page, with the key in the environment', async ({ steps }) => {
    const terminal = openTerminal(folder)
    const host = await open()
    for (const copyable of steps) {
      const { code } = copyable.listing
      if (isProjectFile(copyable)) terminal.save(copyable.listing.label, code)
      if (copyable.kind === 'file' || (!hasJq && /\bjq\b/.test(code))) continue
      const text = await copied(copyable.listing, { host, key: '' })
      const asks = /\bread -rs\b/.test(text)
      const answer = await terminal.paste(text, asks ? {} : { ONENODE_API_KEY: key }, asks ? `${key}\nprintenv ONENODE_API_KEY\n` : '')
      record(copyable, text, answer)
      expect(answer.code, `${named(copyable)}: ${answer.stderr}${answer.stdout}`).toBe(0)
      if (copyable.call) expect(findComplaint(copyable.call, answer), named(copyable)).toBe('')
      else if (/\bcurl\b/.test(text) && !text.includes('> stdout.log'))
        expect(answer.stdout.trim(), named(copyable)).not.toMatch(/^$|\bnull$|UNPROCESSABLE/)
      if (asks) expect(answer.stdout.trim()).toBe(key)
    }
  })

  it.each(pages)('$page, with the key inserted into the samples', async ({ steps }) => {
    const terminal = openTerminal(folder)
    const host = await open()
    for (const copyable of steps.filter(({ listing }) => /\bcurl\b/.test(listing.code) && (hasJq || !/\bjq\b/.test(listing.code)))) {
      const answer = await terminal.paste(await copied(copyable.listing, { host, key }), {})
      expect(answer.code, `${named(copyable)}: ${answer.stderr}${answer.stdout}`).toBe(0)
      if (copyable.call) expect(findComplaint(copyable.call, answer), named(copyable)).toBe('')
    }
  })
})

describe.concurrent('a walk-through works from the first step to the last', () => {
  const languages = (['curl', 'typescript', 'python'] as const).filter((language) => hasPython || language !== 'python')

  it.each(Object.entries(walkNames).flatMap(([page, name]) => languages.map((language) => ({ page, name, language }))))(
    '$page in $language',
    async ({ page, name, language }) => {
      const { apiKey, steps } = walks[name]!
      const host = await open(createSteppingClock())
      const samples = all.filter((copyable) => copyable.page === page && copyable.kind === 'request' && getLanguage(copyable) === language)
      expect(samples.map(({ call }) => call!.id)).toEqual(Object.values(steps).map(({ call }) => call.id))
      const terminal = openTerminal(folder)
      for (const copyable of samples) {
        const text = copyable.listing.code.replaceAll(brand.sandboxHost, host)
        const answer =
          language === 'curl' ? await terminal.paste(text, { ONENODE_API_KEY: apiKey }) : await run(folder, language, text, apiKey)
        expect(answer.code, `${copyable.call!.id}: ${answer.stderr}`).toBe(0)
        // The log has the times of this run, which an example cannot predict.
        if (copyable.call!.id === 'streamLog') expect(answer.stdout).toMatch(/^data: \S+ server listening on :80\s+$/)
        else expect(findComplaint(copyable.call!, answer), copyable.call!.id).toBe('')
        if (copyable.call!.id === 'listVms') expect(JSON.parse(answer.stdout)).toMatchObject({ vms: [{ status: 'running' }] })
        if (copyable.call!.id === 'getDeployment') expect(JSON.parse(answer.stdout)).toMatchObject({ data: { status: 'running' } })
      }
      const account = await fetch(`${host}/sandbox`, { headers: { Authorization: `Bearer ${apiKey}` } })
      expect(await account.json()).toMatchObject(
        name === 'first-vm' ? { balanceUsdc: '49.58', reservedUsdc: '0.00' } : { balanceUsdc: '6.36' },
      )
    },
  )

  it('the sandbox command says what to do next', async () => {
    const child = spawn(process.execPath, ['packages/sandbox/command.ts', '--port', '0', '--seed', '7', '--fail', '500:1'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      let output = ''
      for await (const chunk of child.stdout) {
        output += String(chunk)
        if (output.includes('Next:')) break
      }
      expect(output).toMatch(/^Sandbox {3}http:\/\/localhost:\d+\n[^]*\nNext: curl /)
      const host = /http:\/\/localhost:\d+/.exec(output)![0]
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
  ])('the sandbox command with %j fails and says what to write instead', async (args, message) => {
    const child = spawn(process.execPath, ['packages/sandbox/command.ts', ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      output += String(chunk)
    })
    const [code] = (await once(child, 'close')) as [number]
    expect([code, output.startsWith(message)]).toEqual([1, true])
  })
})

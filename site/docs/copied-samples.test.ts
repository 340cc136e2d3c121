import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '../content/brand.ts'
import { caasCalls } from '../contract/caas.ts'
import { parseCommand } from '../contract/cli-parse.ts'
import { caasOpenApi, toYaml, vmOpenApi } from '../contract/openapi.ts'
import { startMock, type Prism } from '../contract/prism-fixture.ts'
import { complaint, has, run, type Run, type RunnableLanguage } from '../contract/run-sample-fixture.ts'
import { languageLabels } from '../contract/samples.ts'
import { vmCalls } from '../contract/vm.ts'
import { copied, copyables, type Copyable } from './copyable.fixture.ts'
import { openTerminal } from './terminal.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'copied-samples-'))
const key = 'reader-key'
const all = copyables()
const hasPython = has('python3')
const hasJq = has('jq')
let mock: Prism

const log: { one: Copyable; text: string }[] = []

/** With TERMINAL_LOG=file, every paste and its output is written there in reading order, for a person. */
const record = (one: Copyable, lines: string, { stdout, stderr }: Run) => log.push({ one, text: `$ ${lines.replaceAll('\n', '\n> ')}\n${stdout}${stderr.replaceAll(/^.*(?:% Total|Dload|--:--:--).*\n?/gm, '')}` })

const written = () => all.flatMap((one) => log.filter((entry) => entry.one === one)).map(({ one, text }, at, entries) => (
  `${entries[at - 1]?.one.page === one.page ? '' : `\n===== ${one.page} =====\n`}\n# ${one.headings.join(' > ')}: ${one.listing.label}\n${text}`
)).join('\n')

beforeAll(async () => {
  mock = await startMock(folder, { vm: toYaml(vmOpenApi()), caas: toYaml(caasOpenApi()) })
}, 60_000)

afterAll(async () => {
  if (process.env.TERMINAL_LOG) writeFileSync(process.env.TERMINAL_LOG, written())
  await mock.stop()
  rmSync(folder, { recursive: true, force: true })
  if (!hasPython) console.log('Documentation: python3 is not on this machine, so the Python samples were not run.')
  if (!hasJq) console.log('Documentation: jq is not on this machine, so the shell samples that need it were not run.')
})

const named = ({ page, headings, listing }: Copyable) => `${page} ${headings.at(-1) ?? ''} ${listing.label}`
const languageOf = ({ listing }: Copyable) => Object.entries(languageLabels).find(([, label]) => label === listing.label)![0] as RunnableLanguage | 'cli'
const requests = [...new Map(all.filter(({ kind }) => kind === 'request').map((one) => [one.listing.code, one])).values()]
const runnable = requests.filter((one) => languageOf(one) !== 'cli' && (hasPython || languageOf(one) !== 'python')).map((one) => ({ ...one, name: named(one) }))

describe('what a reader copies', () => {
  it('covers every call, in every language', () => {
    const shown = new Set(requests.map(({ call, listing }) => `${call!.id} ${listing.label}`))
    for (const { id, cli } of [...vmCalls, ...caasCalls]) {
      for (const label of ['cURL', 'TypeScript', 'Python', ...(cli ? ['CLI'] : [])]) expect(shown.has(`${id} ${label}`), `${id} ${label}`).toBe(true)
    }
  })

  it('is what the page shows, with the host of the API, where nothing was typed', async () => {
    for (const one of all) {
      const text = await copied(one.listing, { host: '', key: '' })
      expect(text).toBe(one.listing.code)
      const isRest = one.kind === 'request' ? languageOf(one) !== 'cli' : /\bcurl\b/.test(text)
      if (isRest) expect(text.includes(brand.apiHost), named(one)).toBe(true)
      for (const [host] of text.matchAll(/https?:\/\/[\w.-]+/g)) expect([brand.apiHost, brand.imagesHost], named(one)).toContain(host)
    }
  }, 60_000)

  it('holds the host and the key that were typed, in every tab but the CLI’s', async () => {
    for (const one of requests.filter((each) => languageOf(each) !== 'cli')) {
      const text = await copied(one.listing, { host: 'https://h.example:8443', key: 'k_1-2' })
      expect(text).toMatch(/https:\/\/h\.example:8443[\s\S]*k_1-2|k_1-2[\s\S]*https:\/\/h\.example:8443/)
      expect(text).not.toMatch(/ONENODE_|onenode\.example\/(?!ubuntu)/)
    }
  }, 60_000)

  it.each(requests.filter((one) => languageOf(one) === 'cli').map((one) => ({ ...one, name: named(one) })))('$name fits the grammar', ({ listing }) => {
    expect(parseCommand(listing.code)).toMatchObject({ ok: true })
  })
})

describe.concurrent('a script works as copied', () => {
  const scripts = runnable.filter((one) => languageOf(one) !== 'curl')

  it.each(scripts)('$name, with the key in the environment', async (one) => {
    const text = await copied(one.listing, { host: mock.host, key: '' })
    expect(complaint(one.call!, await run(folder, languageOf(one) as RunnableLanguage, text, key))).toBe('')
  }, 120_000)

  /** The key has another form in each language and for each API. */
  const forms = scripts.filter((one, at) => scripts.findIndex((other) => languageOf(other) === languageOf(one) && other.call!.auth === one.call!.auth) === at)
  it.each(forms)('$name, with a typed key', async (one) => {
    const text = await copied(one.listing, { host: mock.host, key })
    expect(complaint(one.call!, await run(folder, languageOf(one) as RunnableLanguage, text, undefined))).toBe('')
  }, 120_000)
})

describe.concurrent('a terminal works down a page', () => {
  const isProjectFile = ({ kind, listing }: Copyable) => kind === 'file' && listing.label === 'deploy.yml'
  const fileOf = (form: string) => all.find((one) => isProjectFile(one) && one.listing.code.startsWith(form))!.listing.code
  const isCurl = (one: Copyable) => one.kind === 'request' && languageOf(one) === 'curl'
  const pages = [...new Set(all.map(({ page }) => page))].map((page) => ({ page, steps: all.filter((one) => one.page === page && (one.kind !== 'request' || isCurl(one))) }))

  it.each(pages)('$page, with the key in the environment', async ({ page, steps }) => {
    const terminal = openTerminal(folder)
    terminal.save('deploy.yml', fileOf('deploy:'))
    for (const one of steps) {
      const { code } = one.listing
      if (isProjectFile(one)) terminal.save(page.endsWith('/examples') && code.startsWith('vm:') ? 'vm.yml' : 'deploy.yml', code)
      if (one.kind === 'file' || (!hasJq && /\bjq\b/.test(code))) continue
      const text = await copied(one.listing, { host: mock.host, key: '' })
      const asks = /\bread -rs\b/.test(text)
      const answer = await terminal.paste(text, asks ? {} : { ONENODE_API_KEY: key }, asks ? `${key}\nprintenv ONENODE_API_KEY\n` : '')
      record(one, text, answer)
      expect(answer.code, `${named(one)}: ${answer.stderr}${answer.stdout}`).toBe(0)
      if (one.call) expect(complaint(one.call, answer), named(one)).toBe('')
      else if (/\bcurl\b/.test(text) && !text.includes('> stdout.log')) expect(answer.stdout.trim(), named(one)).not.toMatch(/^$|\bnull$|UNPROCESSABLE/)
      if (asks) expect(answer.stdout.trim()).toBe(key)
    }
  }, 300_000)

  it.each(pages)('$page, with a typed key', async ({ steps }) => {
    const terminal = openTerminal(folder)
    for (const one of steps.filter(({ listing }) => /\bcurl\b/.test(listing.code) && (hasJq || !/\bjq\b/.test(listing.code)))) {
      const answer = await terminal.paste(await copied(one.listing, { host: mock.host, key }), {})
      expect(answer.code, `${named(one)}: ${answer.stderr}${answer.stdout}`).toBe(0)
      if (one.call) expect(complaint(one.call, answer), named(one)).toBe('')
    }
  }, 300_000)
})

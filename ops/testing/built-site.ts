import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { readJson } from '../../packages/host/configuration/read-json.ts'

/** Email as the local mailbox returns it. */
export interface Mail {
  id: string
  from: string
  to: string[]
  replyTo: string[]
  subject: string
  text: string
  html: string
}

/** Running copy of the built site with default settings, its own mailbox and free ports. */
export interface Site {
  url: string
  mailbox: string
  /** Lines that the server has printed. */
  lines: string[]
  mails: () => Promise<Mail[]>
  /** Empties the mailbox. */
  empty: () => Promise<void>
  /** Makes the next requests to the mail service fail, one fault per request. */
  fail: (faults: readonly object[]) => Promise<void>
  /** Retries all waiting applications with the operator's command. */
  retryAll: () => Promise<void>
  /** Counts the applications that have not been sent. */
  waiting: () => Promise<number>
  stop: () => Promise<void>
}

export interface StartOptions {
  env?: Record<string, string>
  /** Start script, relative to the folder that contains `dist`. @default dist/server/start.js */
  script?: string
  /** Folder of the build. @default dist */
  dist?: string
}

/** Returns the variables that the site's processes inherit: `PATH` and the compile cache of `npm test`. */
const pickEnvironment = () => {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
}

/** Runs the start script in a new temporary folder. */
function run({ env = {}, script = 'dist/server/start.js', dist = 'dist' }: StartOptions = {}): {
  child: ChildProcess
  lines: string[]
  folder: string
  clean: () => void
} {
  const folder = mkdtempSync(join(tmpdir(), 'onenode-'))
  symlinkSync(resolve(dist), join(folder, 'dist'))
  const child = spawn(process.execPath, [script], { cwd: folder, env: { ...pickEnvironment(), HOME: folder, PORT: '0', ...env } })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream.on('data', (data: Buffer) => {
      const parts = (rest + data.toString()).split('\n')
      rest = parts.pop()!
      lines.push(...parts)
    })
  }
  return { child, lines, folder, clean: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Starts the built site.
 * @throws with the server's output if it exits before it is ready.
 */
export async function start(options?: StartOptions): Promise<Site> {
  const { child, lines, folder, clean } = run(options)
  const findAddress = (name: string) =>
    lines
      .find((line) => line.startsWith(name))
      ?.replace(name, '')
      .trim()
  await new Promise<void>((done, fail) => {
    child.stdout!.on('data', () => {
      if (lines.some((line) => line.startsWith('Next:'))) done()
    })
    child.once('exit', () => fail(new Error(`The site did not start:\n${lines.join('\n')}`)))
  })
  const mailbox = findAddress('Mailbox') ?? ''
  const json = { 'Content-Type': 'application/json' }
  const { OPERATOR_TOKEN } = options?.env ?? {}
  const runOutbox = async (...args: string[]) => {
    const reach = OPERATOR_TOKEN === undefined ? [] : ['--url', findAddress('Site')!]
    const { stdout } = await promisify(execFile)(process.execPath, [resolve('packages/host/outbox/outbox.ts'), ...args, ...reach], {
      cwd: folder,
      env: { ...pickEnvironment(), ...(OPERATOR_TOKEN && { OPERATOR_TOKEN }) },
    })
    return stdout
  }
  return {
    url: findAddress('Site')!,
    mailbox,
    lines,
    mails: async () => {
      const listed = (await (await fetch(`${mailbox}/messages`)).json()) as Mail[]
      return Promise.all(listed.map(async ({ id }) => (await (await fetch(`${mailbox}/messages/${id}`)).json()) as Mail))
    },
    empty: async () => {
      await fetch(`${mailbox}/messages`, { method: 'DELETE' })
    },
    fail: async (faults) => {
      const answer = await fetch(`${mailbox}/faults`, { method: 'POST', headers: json, body: JSON.stringify(faults) })
      if (!answer.ok) throw new Error(await answer.text())
    },
    retryAll: async () => {
      await runOutbox('retry')
    },
    waiting: async () => readJson(z.object({ rows: z.array(z.unknown()) }), await runOutbox('list', '--json')).rows.length,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      clean()
    },
  }
}

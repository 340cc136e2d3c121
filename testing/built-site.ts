import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { readJson } from '../packages/host/configuration/read-json.ts'

export interface Mail {
  id: string
  from: string
  to: string[]
  replyTo: string[]
  subject: string
  text: string
  html: string
}

export interface StartOptions {
  env?: Record<string, string>
  /** Path relative to the folder that contains `dist`. @default dist/server/start.js */
  script?: string
  dist?: string
}

export type Site = Awaited<ReturnType<typeof start>>

/** Starts the built server in a temporary folder. @throws with the server's output if the server exits before it is ready. */
export async function start({ env = {}, script = 'dist/server/start.js', dist = 'dist' }: StartOptions = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const inherited = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
  const folder = mkdtempSync(join(tmpdir(), 'onenode-'))
  symlinkSync(resolve(dist), join(folder, 'dist'))
  const child = spawn(process.execPath, [script], { cwd: folder, env: { ...inherited, HOME: folder, PORT: '0', ...env } })
  const lines: string[] = []
  await new Promise<void>((done, fail) => {
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => {
        lines.push(line)
        if (line.startsWith('Next:')) done()
      })
    child.once('close', () => fail(new Error(`The site did not start:\n${lines.join('\n')}`)))
  })
  const findAddress = (name: string) =>
    lines
      .find((line) => line.startsWith(name))!
      .slice(name.length)
      .trim()
  const url = findAddress('Site')
  const mailbox = lines.some((line) => line.startsWith('Mailbox')) ? findAddress('Mailbox') : ''
  const { OPERATOR_TOKEN } = env
  const runOutbox = async (...args: string[]) => {
    const command = [resolve('packages/host/outbox/outbox.ts'), ...args, ...(OPERATOR_TOKEN === undefined ? [] : ['--url', url])]
    const options = { cwd: folder, env: { ...inherited, ...(OPERATOR_TOKEN && { OPERATOR_TOKEN }) } }
    return (await promisify(execFile)(process.execPath, command, options)).stdout
  }
  const getMailbox = async <Answer>(path: string): Promise<Answer> => (await (await fetch(`${mailbox}/${path}`)).json()) as Answer
  return {
    url,
    mailbox,
    /** Lines that the server has printed. */
    lines,
    listPages: async () => {
      const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
      return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc!).pathname)
    },
    mails: async () => {
      const listed = await getMailbox<Mail[]>('messages')
      return Promise.all(listed.map(({ id }) => getMailbox<Mail>(`messages/${id}`)))
    },
    empty: () => fetch(`${mailbox}/messages`, { method: 'DELETE' }),
    /** Makes the next requests to the mail service fail, one fault per request. */
    fail: async (faults: readonly object[]) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(`${mailbox}/faults`, { method: 'POST', headers, body: JSON.stringify(faults) })
      if (!answer.ok) throw new Error(await answer.text())
    },
    retryAll: () => runOutbox('retry'),
    /** Counts the applications that have not been sent. */
    waiting: async () => readJson(z.object({ rows: z.array(z.unknown()) }), await runOutbox('list', '--json')).rows.length,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import * as z from 'zod/mini'
import { endpoint } from '../../packages/application/endpoint.ts'
import { readJson } from '../../packages/host/configuration/read-json.ts'
import { apiKey, headers, metricsToken, type World } from './world.ts'

const health = z.object({ reasons: z.optional(z.array(z.string())) })

/** The site itself with static pages, as a process of its own on a world's outbox. */
export interface SiteProcess {
  /** Gets a page over a connection of its own, past any pool. */
  get: (path: string) => Promise<{ status: number; body: string }>
  /** Posts an application; the answer's status, `cut` when there is none. */
  post: (body: string) => Promise<{ status: number | 'cut'; retryAfter: string | undefined }>
  /** The reasons of /healthz. */
  reasons: () => Promise<string[]>
  /** A figure of /metrics. */
  figure: (name: string) => Promise<number>
  /** Everything that it has printed. */
  output: () => string
  kill: (signal?: NodeJS.Signals) => Promise<unknown>
}

/** Starts the site on a world's outbox. */
export const startSite = async (world: World, env: Record<string, string> = {}): Promise<SiteProcess> => {
  const child = fork('packages/host/node/process.fixture.ts', {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      APPLICATION_DELIVERY: 'outbox',
      APPLICATION_RATE_LIMIT: '0',
      OUTBOX_DIRECTORY: world.directory,
      RESEND_API_KEY: apiKey,
      RESEND_BASE_URL: world.mailUrl,
      METRICS_TOKEN: metricsToken,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      output += data.toString()
    })
  }
  const exit = once(child, 'exit')
  const port = await Promise.race([
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The child process sends it.
    once(child, 'message').then(([message]) => (message as { port: number }).port),
    exit.then(() => Promise.reject(new Error(`The site did not start:\n${output}`))),
  ])
  const ask = (path: string, options: object, body?: string) =>
    new Promise<{ status: number; body: string; retryAfter: string | undefined }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, agent: false, ...options }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (data: string) => {
          text += data
        })
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: text, retryAfter: answer.headers['retry-after'] }))
      })
        .once('error', reject)
        .end(body)
    })
  return {
    get: (path) => ask(path, {}),
    post: (body) => ask(endpoint, { method: 'POST', headers }, body).catch(() => ({ status: 'cut' as const, retryAfter: undefined })),
    reasons: async () => {
      const { reasons = [] } = readJson(health, (await ask('/healthz', {})).body)
      return reasons
    },
    figure: async (name) => {
      const { body } = await ask('/metrics', { headers: { Authorization: `Bearer ${metricsToken}` } })
      return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1])
    },
    output: () => output,
    kill: async (signal = 'SIGKILL') => {
      child.kill(signal)
      return exit
    },
  }
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import * as z from 'zod/mini'
import { endpoint } from '../../packages/application/endpoint.ts'
import { readJson } from '../../packages/host/configuration/read-json.ts'
import { apiKey, headers, metricsToken, type BackingServices } from './backing-services.fixture.ts'

/** The process kills itself before the commit, after the commit, after the email is sent, or after the success is recorded. */
export const killPoints = ['inserted', 'committed', 'sent', 'recorded'] as const

const health = z.object({ reasons: z.optional(z.array(z.string())) })

export type ServerProcess = Awaited<ReturnType<typeof startProcess>>

async function startProcess(script: string, services: BackingServices, env: Record<string, string>, output: number | 'pipe' = 'pipe') {
  const child = fork(script, {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      OUTBOX_DIRECTORY: services.outboxDirectory,
      RESEND_API_KEY: apiKey,
      RESEND_BASE_URL: services.mailUrl,
      METRICS_TOKEN: metricsToken,
      ...env,
    },
    stdio: ['ignore', output, output, 'ipc'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (printed += data.toString()))
  const ended = once(child, 'close').then(([, signal]: unknown[]) => signal)
  const port = await Promise.race([
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The child process sends this message.
    once(child, 'message').then(([message]) => (message as { port: number }).port),
    ended.then(() => Promise.reject(new Error(`The server did not start:\n${printed}`))),
  ])
  const request = async (path: string, init?: RequestInit) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
    return { status: response.status, body: await response.text() }
  }
  const readFigure = async (name: string) => {
    const { body } = await request('/metrics', { headers: { Authorization: `Bearer ${metricsToken}` } })
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1])
  }
  return {
    get: request,
    /** Returns undefined if the connection was cut. */
    post: (body: string) =>
      request(endpoint, { method: 'POST', body, headers }).then(
        ({ status }) => status,
        () => undefined,
      ),
    readReasons: async () => readJson(health, (await request('/healthz')).body).reasons ?? [],
    readFigure,
    drain: async () => {
      while ((await readFigure('outbox_waiting')) > 0);
    },
    getOutput: () => printed,
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
    /** Resolves to the signal that ended the process. */
    ended,
  }
}

/** The server kills itself at `kill`. `output` is the file descriptor for everything that it prints. */
export const startServer = (services: BackingServices, { kill, output }: { kill?: (typeof killPoints)[number]; output?: number } = {}) =>
  startProcess('ops/faults/child.fixture.ts', services, kill ? { FAULTS_KILL: kill } : {}, output)

export const startSite = (services: BackingServices) =>
  startProcess('packages/host/node/process.fixture.ts', services, { APPLICATION_DELIVERY: 'outbox', APPLICATION_RATE_LIMIT: '0' })

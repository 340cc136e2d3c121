import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { endpoint as path } from '../../packages/application/endpoint.ts'
import { headers, metricsToken, type World } from './world.ts'

/** Moments at which a process kills itself: before the commit, after it, after the mail went out, after that was noted. */
export const killPoints = ['inserted', 'committed', 'sent', 'recorded'] as const

export interface ServerProcess {
  /** Posts an application; undefined when the process died before it answered. */
  post: (body: string) => Promise<number | undefined>
  /** A figure of /metrics. */
  figure: (name: string) => Promise<number>
  /** Waits until nothing is left to be sent. */
  drained: () => Promise<void>
  kill: () => void
  /** Everything that it has printed. */
  output: () => string
  /** Resolves to the signal that ended it. */
  ended: Promise<NodeJS.Signals | null>
}

export interface ServerProcessOptions {
  kill?: (typeof killPoints)[number]
  /** File descriptor of its output. @default a pipe that the test reads */
  output?: number
}

/** Starts the server on a world's outbox. */
export const startServer = async (world: World, { kill, output: descriptor }: ServerProcessOptions = {}): Promise<ServerProcess> => {
  const child = fork(resolve('ops/faults/child.ts'), {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      FAULTS_MAIL_URL: world.mailUrl,
      FAULTS_DIRECTORY: world.directory,
      ...(kill ? { FAULTS_KILL: kill } : {}),
    },
    stdio: ['ignore', descriptor ?? 'pipe', descriptor ?? 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      output += data.toString()
    })
  }
  const ended = new Promise<NodeJS.Signals | null>((done) => {
    child.once('close', (_, signal) => done(signal))
  })
  const url = await Promise.race([
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The child process sends it.
    once(child, 'message').then(([message]) => (message as { url: string }).url),
    once(child, 'exit').then(() => Promise.reject(new Error(`The server did not start:\n${output}`))),
  ])
  const figure = async (name: string) => {
    const text = await (await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } })).text()
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
  }
  return {
    post: async (body) => {
      try {
        const answer = await fetch(url + path, { method: 'POST', body, headers })
        await answer.arrayBuffer()
        return answer.status
      } catch {
        return undefined
      }
    },
    figure,
    drained: async () => {
      while ((await figure('outbox_waiting')) > 0);
    },
    kill: () => {
      child.kill('SIGKILL')
    },
    output: () => output,
    ended,
  }
}

import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Health } from '../application/accept.server.ts'
import { headers, path, type World } from './world.ts'

/** Where a process may kill itself: after the file was written, after it got its name, after the mail went out, after that was noted. */
export const killPoints = ['written', 'linked', 'sent', 'recorded'] as const

/** The real server as a process. */
export interface ServerProcess {
  /** Posts an application; undefined when the process died before it answered. */
  post: (body: string) => Promise<number | undefined>
  health: () => Promise<Health>
  /** Waits until nothing is left to be sent. */
  drained: () => Promise<void>
  kill: () => void
  /** Everything that it has printed. */
  output: () => string
  /** Resolves to the signal that ended it. */
  ended: Promise<NodeJS.Signals | null>
}

/** What a server process is told. */
export interface ServerProcessOptions {
  kill?: (typeof killPoints)[number]
  /** A command that runs the server, such as a tracer. @default none */
  under?: readonly [string, ...string[]]
}

/** Starts the server on a world's spool. */
export const startServer = async (world: World, { kill, under }: ServerProcessOptions = {}): Promise<ServerProcess> => {
  const server = [process.execPath, resolve('site/faults/child.ts')] as const
  const [command, args] = under ? [under[0], [...under.slice(1), ...server]] : [server[0], server.slice(1)]
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, FAULTS_MAIL_URL: world.mailUrl, FAULTS_DIRECTORY: world.directory, ...(kill ? { FAULTS_KILL: kill } : {}) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data.toString()
    })
  }
  const ended = new Promise<NodeJS.Signals | null>((done) => {
    child.once('close', (_, signal) => done(signal))
  })
  const [url = '', pid] = await new Promise<string[]>((done, fail) => {
    child.stdout.once('data', (data: Buffer) => done(data.toString().split('\n')[0]!.split(' ')))
    child.once('exit', () => fail(new Error(`The server did not start:\n${output}`)))
  })
  const health = async () => (await fetch(`${url}/healthz`)).json() as Promise<Health>
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
    health,
    drained: async () => {
      while ((await health()).pending > 0);
    },
    kill: () => {
      // Not the child: that may be a tracer, which would leave the server behind.
      if (child.exitCode === null && child.signalCode === null) process.kill(Number(pid), 'SIGKILL')
    },
    output: () => output,
    ended,
  }
}

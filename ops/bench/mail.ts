import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { CommandError } from '../../packages/host/configuration/command.ts'
import { busiest, load, slowSockets, type LoadFigures } from './load/mail-load.ts'
import { mailServerFigures, mailServerStarted, type MailServerOptions } from './load/mail-server.ts'

const started = async (options: MailServerOptions) => {
  const child: ChildProcess = fork(join(import.meta.dirname, 'load/mail-server.ts'), [JSON.stringify(options)])
  const [start] = await once(child, 'message')
  const { port } = mailServerStarted.parse(start)
  return {
    port,
    figures: async () => {
      const answer = once(child, 'message')
      child.send('figures')
      return mailServerFigures.parse((await answer)[0])
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.send('stop')
      await ended
    },
  }
}

const row = (name: string, { perSecond, p50, p99, statuses }: LoadFigures) =>
  console.log(
    `  ${name.padEnd(12)} ${perSecond.toFixed(0).padStart(7)} ${String(p50).padStart(7)} ${String(p99).padStart(7)}   ${Object.entries(
      statuses,
    )
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  )

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Measures both deliveries in turns, so that other load of the machine affects both. */
const compare = async (rounds: number, seconds: number) => {
  console.log(`The outbox beside the same app without storage: ${rounds} rounds of ${seconds} s each, 20 connections`)
  console.log('               req/s  p50 ms  p99 ms')
  const seen = { on: [] as LoadFigures[], off: [] as LoadFigures[] }
  for (let round = 0; round < rounds; round++) {
    for (const storage of ['off', 'on'] as const) {
      const server = await started({ storage, throttled: false })
      const figures = await load({ port: server.port, connections: 20, duration: seconds })
      await server.stop()
      row(storage === 'on' ? 'outbox' : 'no storage', figures)
      seen[storage].push(figures)
    }
  }
  const ratio = (of: (figures: LoadFigures) => number) => mean(seen.on.map(of)) / mean(seen.off.map(of))
  console.log(
    `Outbox to no storage: ${ratio(({ perSecond }) => perSecond).toFixed(2)} × the requests per second, ${ratio(({ p99 }) => p99).toFixed(1)} × the p99`,
  )
}

/** A flood of applications at the site's own sending rate, with slow sockets. */
const flood = async (seconds: number) => {
  console.log(`\nA flood of ${seconds} s: 400 connections, no rate limit, 300 slow sockets`)
  const server = await started({ storage: 'on', throttled: true })
  const before = (await server.figures()).memory
  const memory: number[] = []
  const over = new AbortController()
  const watch = async () => {
    for (let second = 1; !over.signal.aborted; second++) {
      await delay(1000)
      const figures = await server.figures()
      memory.push(figures.memory)
      if (second % 10 === 0)
        console.log(`  ${second} of ${seconds} s: ${figures.memory.toFixed(0)} MB, ${figures.waiting} waiting, ${figures.sent} sent`)
    }
  }
  const watching = watch()
  const closing = slowSockets(server.port, 300)
  const figures = await load({ port: server.port, connections: 400, duration: seconds })
  over.abort()
  await watching
  const closed = await closing
  const { sends, waiting, sent } = await server.figures()
  await server.stop()
  row('flood', figures)
  const third = Math.ceil(memory.length / 3)
  console.log(
    `  memory: ${before.toFixed(0)} MB before, ${mean(memory.slice(0, third)).toFixed(0)} MB in the first third, ${mean(memory.slice(-third)).toFixed(0)} MB in the last, ${Math.max(...memory).toFixed(0)} MB at most`,
  )
  console.log(
    `  kept: ${waiting} wait and ${sent} are sent, including those whose client left before the answer; broken connections: ${figures.errors}`,
  )
  console.log(`  sent: ${busiest(sends, 1000)} at most in any second, ${(busiest(sends, 10_000) / 10).toFixed(1)}/s at most over 10 s`)
  console.log(`  slow sockets: 300 of 300 closed after ${closed.toFixed(1)} s`)
}

/**
 * `npm run bench -- mail [--seconds 20]`: the cost of storing, and a flood.
 * @default 300 seconds
 */
export async function benchMail(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '300' } } })
  const seconds = Number(values.seconds)
  if (!Number.isInteger(seconds) || seconds < 5)
    throw new CommandError('Say for how many seconds, 5 or more: npm run bench -- mail --seconds 20.')
  await compare(seconds < 60 ? 2 : 5, seconds < 60 ? 5 : 10)
  await flood(seconds)
  console.log('Next: write the figures down. A smaller ratio than before means a slower disk or a change in packages/application/outbox.')
}

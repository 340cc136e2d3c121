import { serve, type Running, type ServeOptions } from './serve.ts'

/** Time for an idle connection to bring another request after SIGTERM or SIGHUP, in milliseconds. */
const idle = 1_000

/**
 * Serves until a signal: ends at once after Ctrl+C, drains after SIGTERM and SIGHUP. Listens for signals before the port is open, because a
 * signal right after would reset waiting connections.
 */
export const serveUntilSignal = async (options: ServeOptions): Promise<Running> => {
  const starting = serve(options)
  const stop = (wait: number) => async () => {
    try {
      await (await starting).close(wait)
      process.exit(0)
    } catch {
      process.exit(1)
    }
  }
  process.once('SIGTERM', stop(idle))
  process.once('SIGHUP', stop(idle))
  process.once('SIGINT', stop(0))
  return starting
}

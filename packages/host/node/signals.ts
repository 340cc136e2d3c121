import { serve, type Running, type ServeOptions } from './serve.ts'

/** How long an idle connection may send another request after SIGTERM or SIGHUP, in milliseconds. */
const idle = 1_000

/**
 * Serves the site until a signal: stops immediately after Ctrl+C, and drains connections after SIGTERM and SIGHUP. Listens for signals before
 * it opens the port, so that an early signal does not reset pending connections.
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

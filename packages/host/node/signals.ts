import { serve, type Running, type ServeOptions } from './serve.ts'

/** Time for an idle connection to bring another request after SIGTERM or SIGHUP, in milliseconds. */
const idle = 1_000

/**
 * Serves until the process is told to end: at once after Ctrl+C, drained after SIGTERM and SIGHUP. Signals count before the port is open:
 * one that ended the process right after would reset the connections that wait there.
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

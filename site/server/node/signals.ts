import type { Running } from './serve.ts'

/** How long an idle connection may still bring a request after SIGTERM or SIGHUP, in milliseconds. */
const idle = 1_000

/** Ends the process when it is told to: at once after Ctrl+C, drained after SIGTERM and SIGHUP. */
export const stopOnSignals = (running: Running): void => {
  const stop = (wait: number) => () => {
    running.close(wait).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop(idle))
  process.once('SIGHUP', stop(idle))
  process.once('SIGINT', stop(0))
}

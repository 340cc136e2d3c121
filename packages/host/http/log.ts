import type { Report } from '@workspace/application/outbox/outbox-types.server.ts'

/** No field contains personal data. */
interface LogEntry {
  event: 'application' | 'delivery' | 'outbox' | 'not_found' | 'error'
  status?: number | undefined
  reference?: string | undefined
  latencyMs?: number | undefined
  /** The log masks the parts of the path that are not plain file names. */
  path?: string | undefined
  /** Name of an error, never its message. */
  error?: string | undefined
  /** Status of the mail service's response, or null if there was none. */
  mailStatus?: number | null | undefined
  state?: Parameters<Report>[0]['kind']
  attempt?: number | undefined
  /** Folder of an outbox that cannot be used. It comes from OUTBOX_DIRECTORY. */
  folder?: string | undefined
  /** Set if the operator has to act. */
  level?: 'error' | undefined
}

export type Log = (entry: LogEntry) => void

/** Removes the query, and masks each part that is not a plain file name, because it may be personal data, such as an email address. */
const maskPath = (path: string): string =>
  path
    .replace(/\?.*/s, '')
    .split('/')
    .map((part) => (/^[\w.-]*$/.test(part) ? part : '*'))
    .join('/')
    .slice(0, 200)

const keepMatch = (value: string | undefined, pattern: RegExp) => (value !== undefined && pattern.test(value) ? value : undefined)

/** Writes only the allowed fields. Drops a line that can't be written, so that applications are still accepted. */
export const createLog =
  (write: (line: string) => void, now: () => number = Date.now): Log =>
  ({ event, status, reference, latencyMs, path, error, mailStatus, state, attempt, folder, level }) => {
    const line = JSON.stringify({
      time: new Date(now()).toISOString(),
      event,
      status,
      reference: keepMatch(reference, /^[0-9a-f-]{36}$/),
      latencyMs: latencyMs && Math.round(latencyMs),
      path: path && maskPath(path),
      error: keepMatch(error, /^[A-Za-z_]\w{0,63}$/),
      mailStatus,
      state,
      attempt,
      folder,
      level,
    })
    try {
      write(line)
    } catch {
      // There is no other place to write the line.
    }
  }

/** Ignores the errors of a closed pipe and a full disk, which would end the process. */
export const ignoreOutputErrors = (streams: readonly { on: (event: 'error', listener: () => void) => unknown }[]): void => {
  for (const stream of streams) stream.on('error', () => {})
}

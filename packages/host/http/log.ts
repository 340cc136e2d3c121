/** Fields of the log; none is personal. */
interface LogEntry {
  event: 'application' | 'delivery' | 'outbox' | 'not_found' | 'error'
  /** Of an answer, or of the mail service's. */
  status?: number | undefined
  /** The application's id. */
  reference?: string | undefined
  latencyMs?: number | undefined
  /** The path of a request; its query, and parts that may be more than names of files, are left out. */
  path?: string | undefined
  /** The name of an error, never its message. */
  error?: string | undefined
  /** Outcome of a delivery, or state of the outbox. */
  state?: 'sent' | 'waiting' | 'parked' | 'dead' | 'store' | 'full' | 'attention' | 'confirmation' | undefined
  /** Number of the attempt. */
  attempt?: number | undefined
  /** Set where the operator has to act. */
  level?: 'error' | undefined
}

/** Writes an entry to the log. */
export type Log = (entry: LogEntry) => void

/** Removes personal data from a path: a request may have a mail address in it. */
const withoutPersons = (path: string): string =>
  path
    .replace(/\?.*/s, '')
    .split('/')
    .map((part) => (/^[\w.-]*$/.test(part) ? part : '*'))
    .join('/')
    .slice(0, 200)

const matching = (value: string | undefined, pattern: RegExp) => (value !== undefined && pattern.test(value) ? value : undefined)

/**
 * Makes a log of JSON lines. It copies the allowed fields one by one, and drops a value of another form. A line that cannot be written is
 * lost: applications matter more.
 */
export const createLog =
  (write: (line: string) => void, now: () => number = Date.now): Log =>
  (entry) => {
    try {
      write(lineOf(entry, now()))
    } catch {
      // No other place to write it.
    }
  }

/** Ignores errors of a closed pipe or a full disk, which would end the process without a listener. */
export const ignoreOutputErrors = (streams: readonly { on: (event: 'error', listener: () => void) => unknown }[]): void => {
  for (const stream of streams) stream.on('error', () => {})
}

const lineOf = ({ event, status, reference, latencyMs, path, error, state, attempt, level }: LogEntry, now: number): string =>
  JSON.stringify({
    time: new Date(now).toISOString(),
    event,
    status,
    reference: matching(reference, /^[0-9a-f-]{36}$/),
    latencyMs: latencyMs === undefined ? undefined : Math.round(latencyMs),
    path: path === undefined ? undefined : withoutPersons(path),
    error: matching(error, /^[A-Za-z_]\w{0,63}$/),
    state,
    attempt,
    level,
  })

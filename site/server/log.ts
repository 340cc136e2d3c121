/** The only things that the log ever holds; nothing of them is personal. */
export interface LogEntry {
  event: 'application' | 'delivery' | 'spool' | 'not_found' | 'error'
  /** Of an answer, or of the mail service's. */
  status?: number | undefined
  /** The application's id. */
  reference?: string | undefined
  latencyMs?: number | undefined
  /** The path of a request, without its query. */
  path?: string | undefined
  /** The name of an error, never its message. */
  error?: string | undefined
  /** What became of a delivery. */
  state?: 'sent' | 'waiting' | 'parked' | 'dead' | 'corrupt' | undefined
  /** Which attempt it was. */
  attempt?: number | undefined
  /** Somebody has to do something. */
  level?: 'error' | undefined
}

/** Writes an entry to the log. */
export type Log = (entry: LogEntry) => void

const matching = (value: string | undefined, pattern: RegExp) => (value !== undefined && pattern.test(value) ? value : undefined)

/** Makes a log of JSON lines. It copies the allowed fields one by one, and drops a value that does not look like what it should be. */
export const createLog = (write: (line: string) => void, now: () => number = Date.now): Log =>
  ({ event, status, reference, latencyMs, path, error, state, attempt, level }) => write(JSON.stringify({
    time: new Date(now()).toISOString(),
    event,
    status,
    reference: matching(reference, /^[0-9a-f-]{36}$/),
    latencyMs: latencyMs === undefined ? undefined : Math.round(latencyMs),
    path: path?.split('?')[0]?.slice(0, 200),
    error: matching(error, /^[A-Za-z_]\w{0,63}$/),
    state,
    attempt,
    level,
  }))

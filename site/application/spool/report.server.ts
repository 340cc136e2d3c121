/** What the spool has to tell; a reference is the most personal of it. */
export type SpoolReport =
  | { kind: 'sent'; reference: string; attempt: number }
  /** It will be tried again. */
  | { kind: 'waiting'; reference: string; attempt: number; error: string; status: number | null }
  /** A setting is wrong: tried every hour until somebody mends it. */
  | { kind: 'parked'; reference: string; attempt: number; error: string; status: number | null }
  /** It may have been sent, and a person has to decide. */
  | { kind: 'dead'; reference: string; attempt: number; error: string; status: number | null }
  /** A file could not be read and was set aside. */
  | { kind: 'corrupt'; reference: string }
  /** The disk refused something, or something else broke; `error` is its name. */
  | { kind: 'disk'; reference?: string; error: string }

/** Hears what the spool has to tell. */
export type Report = (report: SpoolReport) => void

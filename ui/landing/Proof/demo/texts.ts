import type { CheckName } from '../../merkle/evidence.ts'

interface StepTexts {
  label: string
}

/** The results may contain `{leaf}` or `{leaves}`. */
interface CheckTexts {
  label: string
  ok: string
  failed: string
}

/** A name in braces is a placeholder for a value. */
export interface ProofDemoTexts {
  input: StepTexts & {
    field: string
    /** Size of the input, with `{bytes}`. */
    read: Readonly<Record<'one' | 'other', string>>
    was: string
  }
  engine: StepTexts & {
    hash: string
    root: string
    signature: string
    /** Description of the tree for screen readers, with `{leaves}` and the chosen `{leaf}`. */
    tree: string
    /** Captions of the levels, from the leaves to the root. */
    levels: readonly [string, string, string, string]
  }
  validate: StepTexts & {
    checks: Readonly<Record<CheckName, CheckTexts>>
    none: string
  }
  output: StepTexts & {
    verified: string
    rejected: string
    empty: string
    /** Sentences below the verdict: for empty input, for the reader's own proof and for the worked example. */
    waiting: string
    accepted: string
    example: string
    /** Sentence below the verdict after a change, with `{byte}`, `{leaf}`, `{from}` and `{to}`. */
    changed: string
    /** Announcement after a change, with `{verdict}`, `{byte}` and `{leaf}`. */
    announced: string
    root: string
    otherRoot: string
  }
  controls: {
    tamper: string
    restore: string
    /** Why there is nothing to restore. */
    whole: string
    /** Why there is no byte to change. */
    empty: string
    /** Replaces the controls if the browser cannot compute a proof. */
    still: string
  }
}

export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

export const shorten = (hex: string): string => (hex.length > 12 ? `${hex.slice(0, 8)}…${hex.slice(-4)}` : hex)

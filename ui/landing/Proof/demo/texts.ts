import type { CheckName } from '../../merkle/evidence.ts'

interface StepTexts {
  /** Label of the step, one or two words. */
  label: string
}

/** Texts of a check: its name and both results, which may name the `{leaf}` or the number of `{leaves}`. */
interface CheckTexts {
  label: string
  ok: string
  failed: string
}

/** Texts of the demo; a name in braces is a placeholder for a value. */
export interface ProofDemoTexts {
  input: StepTexts & {
    /** Label of the text field. */
    field: string
    /** Size of the input, for one byte and for other numbers: `{bytes}`. */
    read: Readonly<Record<'one' | 'other', string>>
    /** Word before a character that was changed. */
    was: string
  }
  engine: StepTexts & {
    /** Algorithm of the hashes. */
    hash: string
    /** Label of the signed root. */
    root: string
    /** Label of the signature. */
    signature: string
    /** Description of the drawn tree for screen readers: the number of `{leaves}` and the chosen `{leaf}`. */
    tree: string
    /** Captions below the tree, from the leaves to the root. */
    levels: readonly [string, string, string, string]
  }
  validate: StepTexts & {
    /** Checks by name. */
    checks: Readonly<Record<CheckName, CheckTexts>>
    /** Result of every check of an empty input. */
    none: string
  }
  output: StepTexts & {
    /** Verdict when every check passes. */
    verified: string
    /** Verdict when a check fails. */
    rejected: string
    /** Verdict when the input is empty. */
    empty: string
    /** Text below the verdict when the input is empty. */
    waiting: string
    /** Text below the verdict for the reader's own proof. */
    accepted: string
    /** Text below the verdict for the worked example. */
    example: string
    /** Text below the verdict after a change: the `{byte}`, its `{leaf}`, the character `{from}` that was signed and the one `{to}` in its place. */
    changed: string
    /** Announcement after a change: the `{verdict}`, the `{byte}` and its `{leaf}`. */
    announced: string
    /** Label of the root that every check agrees on. */
    root: string
    /** Label of the root of a changed input. */
    otherRoot: string
  }
  controls: {
    /** Label of the control that changes a byte after signing. */
    tamper: string
    /** Label of the control that restores the data. */
    restore: string
    /** Reason when there is nothing to restore. */
    whole: string
    /** Reason when there is no byte to change. */
    empty: string
    /** Message in place of the controls where the browser cannot compute. */
    still: string
  }
}

/** Replaces the placeholders of a text. */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** Shortens a long value to its start and end. */
export const shortened = (hex: string): string => (hex.length > 12 ? `${hex.slice(0, 8)}…${hex.slice(-4)}` : hex)

import type { CheckName } from '../../merkle/evidence.ts'

interface PipelineStepTexts {
  /** Label of the step, one or two words. */
  label: string
  /** Title of the step. */
  title: string
}

/** Texts of the demo; a name in braces is a placeholder for a value. */
export interface ProofDemoTexts {
  input: PipelineStepTexts & {
    /** Label of the text field. */
    field: string
    /** Size of the input, for one byte and for other numbers: `{bytes}` and `{leaves}`. */
    read: Readonly<Record<'one' | 'other', string>>
    /** Change after signing: `{offset}` of the byte, `{from}` and `{to}` in hex, and its `{leaf}`. */
    changed: string
  }
  engine: PipelineStepTexts & {
    /** Label of the Merkle root. */
    root: string
    /** Label of the signature. */
    signature: string
  }
  validate: PipelineStepTexts & {
    /** Labels of the checks. */
    checks: Readonly<Record<CheckName, string>>
    ok: string
    failed: string
    /** Message for an empty input, which has nothing to check. */
    none: string
  }
  output: Pick<PipelineStepTexts, 'label'> & {
    /** Title when every check passes. */
    verified: string
    /** Title when a check fails. */
    rejected: string
    /** Title when the input is empty. */
    empty: string
    /** Text below the title when the input is empty. */
    waiting: string
    /** Text below the title for the reader's own proof: `{ms}`. */
    accepted: string
    /** Text below the title for the worked example. */
    example: string
    /** Text below the title for the first failed check: `{leaf}` for a leaf and a path. */
    reasons: Readonly<Record<CheckName, string>>
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
  evidence: {
    /** Label of the summary that opens the complete values. */
    summary: string
    root: string
    /** Label of the signature with its `{algorithm}`. */
    signature: string
    publicKey: string
    /** Label of a leaf's hash: `{leaf}`. */
    leaf: string
  }
}

/** Replaces the placeholders of a text. */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** Shortens a long value to its start and end. */
export const shortened = (hex: string): string => (hex.length > 9 ? `${hex.slice(0, 4)}…${hex.slice(-4)}` : hex)

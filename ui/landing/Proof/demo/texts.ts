import type { CheckName } from '../../merkle/evidence.ts'

interface PipelineStepTexts {
  /** What the cell is in the pipeline, in a word or two. */
  label: string
  /** What happens in it. */
  title: string
}

/** The words of the workbench. A name in braces is a place for a value. */
export interface ProofDemoTexts {
  input: PipelineStepTexts & {
    /** Names the text field. */
    field: string
    /** What was read, of one byte and of any other number: `{bytes}` and `{leaves}`. */
    read: Readonly<Record<'one' | 'other', string>>
    /** What was changed after signing: `{offset}` of the byte, `{from}` and `{to}` in hex, and its `{leaf}`. */
    changed: string
  }
  engine: PipelineStepTexts & {
    /** Names the Merkle root. */
    root: string
    /** Names the signature. */
    signature: string
  }
  validate: PipelineStepTexts & {
    /** Names each check. */
    checks: Readonly<Record<CheckName, string>>
    ok: string
    failed: string
    /** Of an empty input, which has nothing to check. */
    none: string
  }
  output: Pick<PipelineStepTexts, 'label'> & {
    /** The title of the cell when every check holds. */
    verified: string
    /** The title of the cell when a check fails. */
    rejected: string
    /** The title of the cell when the input is empty. */
    empty: string
    /** Below the title, when the input is empty. */
    waiting: string
    /** Below the title, of a proof made here: `{ms}`. */
    accepted: string
    /** Below the title, of the worked example. */
    example: string
    /** Below the title, what failed first: `{leaf}` for a leaf and a path. */
    reasons: Readonly<Record<CheckName, string>>
  }
  controls: {
    /** Changes a byte of the data after signing. */
    tamper: string
    /** Mends the data. */
    restore: string
    /** Why nothing can be restored. */
    whole: string
    /** Why nothing can be changed. */
    empty: string
    /** Stands in place of the controls where the browser cannot compute. */
    still: string
  }
  evidence: {
    /** Opens every value in full. */
    summary: string
    root: string
    /** Names the signature and its `{algorithm}`. */
    signature: string
    publicKey: string
    /** Names a leaf's hash: `{leaf}`. */
    leaf: string
  }
}

/** Puts values into the places of a text. */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** The start and the end of a long value. */
export const shortened = (hex: string): string => (hex.length > 9 ? `${hex.slice(0, 4)}…${hex.slice(-4)}` : hex)

import { ease, moderate } from '@workspace/tokens/motion.ts'

const path = 180

/**
 * Times that only one component uses, in ms. Shared times are tokens. Where several parts move one after another, the first part starts
 * after `start`, and each further part starts `apart` later.
 */
export const times = {
  /** How long after the pointer's arrival the tooltip opens. */
  tooltip: 300,
  /** How long a button shows whether it copied. */
  copied: 2500,
  /** How long the mark in a busy button takes for one turn. */
  busy: 1400,
  /** How long the dots between a form and its node take for one step. */
  sending: 600,
  /** How long a cell takes to appear in the form's node when an answer adds it. */
  cell: 320,
  /** How long a hash in the proof takes to change. */
  hash: 220,
  /** Delays between the change of a text and the changes of the hashes, level by level. */
  hashLevels: { start: 60, apart: 260 },
  /** How long each part of a path through a tree takes, and when each part starts. */
  path,
  pathParts: { start: 0, apart: path },
  /** How long the hero's working cells take for one cycle, and when each cell starts its first cycle. */
  work: 9600,
  workers: { start: 2000, apart: 400 },
  /** How long a request takes on its way through the hero. */
  travel: 4200,
} as const

/** Timing of a part that opens: the tokens `moderate` and `ease`, in the form that `motion` takes. */
export const opening = { duration: moderate / 1000, ease }

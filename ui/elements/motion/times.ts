import { ease, moderate } from '@workspace/tokens/motion.ts'

const path = 180

/** Times of one part, in ms. What parts share is a token. A row with `apart` describes parts that follow each other. */
export const times = {
  /** From the pointer's arrival to the tooltip. */
  tooltip: 300,
  /** How long a button shows whether it copied. */
  copied: 2500,
  /** One turn of the mark in a busy button. */
  busy: 1400,
  /** One step of the dots between a form and its node. */
  sending: 600,
  /** How a cell appears in the form's node when an answer adds it. */
  cell: 320,
  /** The change of a hash in the proof. */
  hash: 220,
  /** From a change of the text to the hashes of each level. */
  hashLevels: { start: 60, apart: 260 },
  /** How long each part of a path through a tree takes, and when each part starts. */
  path,
  pathParts: { start: 0, apart: path },
  /** How long the hero's working cells take for one cycle, and when each cell starts its first. */
  work: 9600,
  workers: { start: 2000, apart: 400 },
  /** A request on its way through the hero. */
  travel: 4200,
} as const

/** Entry of a part that opens: `moderate` and `ease` of the tokens, in the form that `motion` takes. */
export const opening = { duration: moderate / 1000, ease }

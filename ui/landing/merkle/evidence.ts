import type { Signed } from './signature.ts'
import type { Levels } from './tree.ts'

/** How many leaves an input is cut into: a full tree, so that every path has three steps. */
export const leafCount = 8

/** What the prover hands over with the data: its tree, and the root signed. All hashes and keys are hex. */
export interface Evidence extends Signed {
  /** The leaf hashes, the first of `levels`. */
  leaves: readonly string[]
  levels: Levels
  root: string
  /** How long the proof took, in milliseconds. */
  ms: number
}

/** One thing that was checked. */
export interface Check {
  ok: boolean
  /** The leaves that failed it, counted from 0; none for a signature, which stands for the whole. */
  at: readonly number[]
}

/** The parts of a validation, in the order in which they are checked. */
export const checkNames = ['leaf', 'path', 'signature'] as const

/** The name of a check. */
export type CheckName = (typeof checkNames)[number]

/** What the validator found. */
export interface Verdict extends Record<CheckName, Check> {
  /** The first check that failed. */
  reason: CheckName | null
  /** How long the validation took, in milliseconds. */
  ms: number
}

/** One byte that is not what was signed. */
export interface Change {
  offset: number
  /** The leaf that holds it, counted from 0. */
  leaf: number
  from: number
  to: number
}

/** A proof with its validation, to be shown where nothing can be computed. */
export interface Example {
  text: string
  evidence: Evidence
  verdict: Verdict
}

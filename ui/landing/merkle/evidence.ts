import type { Signed } from './signature.ts'
import type { Levels } from './tree.ts'

/** Number of leaves: a full tree, so that every path has three steps. */
export const leafCount = 8

/** Evidence of a proof: tree and signed root; hashes and keys are hex. */
export interface Evidence extends Signed {
  /** Leaf hashes, the first of `levels`. */
  leaves: readonly string[]
  levels: Levels
  root: string
  /** Duration of the proof in ms. */
  ms: number
}

/** Result of a check. */
export interface Check {
  ok: boolean
  /** Leaves that failed it, counted from 0; none for a signature, which covers the whole. */
  at: readonly number[]
}

/** Checks of a validation, in their order. */
export const checkNames = ['leaf', 'path', 'signature'] as const

export type CheckName = (typeof checkNames)[number]

/** Result of a validation. */
export interface Verdict extends Record<CheckName, Check> {
  /** First check that failed. */
  reason: CheckName | null
  /** Duration of the validation in ms. */
  ms: number
}

/** Byte that differs from the signed data. */
export interface Change {
  /** Place of the byte, counted from 0. */
  offset: number
  /** Leaf that contains it, counted from 0. */
  leaf: number
  /** Character that was signed. */
  from: string
  /** Character in its place. */
  to: string
}

/** Proof with its validation, shown where the browser cannot compute. */
export interface Example {
  text: string
  evidence: Evidence
  verdict: Verdict
}

import type { Signed } from './signature.ts'
import type { Levels } from './tree.ts'

/** Number of leaves. The tree is full, so that every path has three steps. */
export const leafCount = 8

/** Evidence of a proof: the tree and the signed root. Hashes and keys are hex. */
export interface Evidence extends Signed {
  leaves: readonly string[]
  levels: Levels
  root: string
  ms: number
}

export interface Check {
  ok: boolean
  /** Indexes of the leaves that failed, from 0. Always empty for the signature, which covers the whole text. */
  at: readonly number[]
}

export const checkNames = ['leaf', 'path', 'signature'] as const

export type CheckName = (typeof checkNames)[number]

export interface Verdict extends Record<CheckName, Check> {
  reason: CheckName | null
  ms: number
}

export interface Change {
  /** Offset of the byte, from 0. */
  offset: number
  leaf: number
  from: string
  to: string
}

/** Stored proof with its validation, for browsers that cannot compute one. */
export interface Example {
  text: string
  evidence: Evidence
  verdict: Verdict
}

import type { Signed } from './signature.ts'
import type { Levels } from './tree.ts'

/** A full tree, so that every path has three steps. */
export const leafCount = 8

/** Hashes and keys are hex. */
export interface Evidence extends Signed {
  leaves: readonly string[]
  levels: Levels
  root: string
  ms: number
}

export interface Check {
  ok: boolean
  /** Failed leaves, from 0. Empty for the signature, which covers the whole text. */
  at: readonly number[]
}

export const checkNames = ['leaf', 'path', 'signature'] as const

export type CheckName = (typeof checkNames)[number]

export interface Verdict extends Record<CheckName, Check> {
  reason: CheckName | null
  ms: number
}

export interface Change {
  /** Offset of the changed byte, from 0. */
  offset: number
  leaf: number
  from: string
  to: string
}

/** Stored proof for browsers that cannot compute one. */
export interface Example {
  text: string
  evidence: Evidence
  verdict: Verdict
}

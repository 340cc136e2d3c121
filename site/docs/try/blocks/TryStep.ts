import type { Call } from '@workspace/api/call.ts'
import type { Attributes } from '@workspace/docs-kit/shapes/block.ts'
import { stepOf } from './step-of.ts'

export interface TryStepData {
  walk: string
  step: string
  call: Pick<Call, 'method' | 'path'>
}

export const read = (attributes: Attributes): TryStepData => {
  const { method, path } = stepOf(attributes).call
  return { walk: attributes['walk'] ?? '', step: attributes['step'] ?? '', call: { method, path } }
}

export const markdown = () => []

import { success } from '@workspace/api/call.ts'
import type { Attributes, Reading } from '@workspace/docs-kit/shapes/block.ts'
import type { CodeBlockData } from '@workspace/docs-kit/shapes/code-block.ts'
import { shownAnswer } from '@workspace/sandbox/walks.ts'
import { stepOf } from './step-of.ts'

export const read = (attributes: Attributes, { contract }: Reading): CodeBlockData => {
  const step = stepOf(attributes)
  const { status, contentType, description } = success(step.call)
  const label = `Response ${status}`
  const example = shownAnswer(step)
  if (example === undefined) return { listing: { label, language: 'text', code: description } }
  return { listing: contract.responseListing({ example, ...(contentType && { contentType }) }, label) }
}
export { draw, markdown } from '@workspace/docs-kit/shapes/code-block.ts'

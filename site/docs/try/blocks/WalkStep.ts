import { brand } from '@workspace/tokens/brand.ts'
import { success } from '@workspace/api/call.ts'
import { type Attributes, type Listing, type Part, type Reading } from '../../compile/shapes/block.ts'
import { markdown as codeMarkdown } from '../../compile/shapes/code-block.ts'
import { markdown as requestMarkdown, readRequest, type RequestData } from '../../compile/shapes/request.ts'
import { shownAnswer, shownCall, walks } from '@workspace/sandbox/walks.ts'
import { stepOf } from './step-of.ts'

export interface WalkStepData {
  walk: string
  step: string
  /** All steps of the walk-through, in their order. */
  steps: readonly string[]
  request: RequestData
  response: Listing
}

export const read = (attributes: Attributes, reading: Reading): WalkStepData => {
  const found = stepOf(attributes)
  const { walk = '', step = '' } = attributes
  const { status, contentType, description } = success(found.call)
  const label = `Response ${status}`
  const example = shownAnswer(found)
  return {
    walk,
    step,
    steps: Object.keys(walks[walk]!.steps),
    request: readRequest(shownCall(found), reading, { host: brand.sandboxHost }),
    response:
      example === undefined
        ? { label, language: 'text', code: description }
        : reading.contract.responseListing({ example, ...(contentType && { contentType }) }, label),
  }
}

export const section = ({ walk, step, steps, request }: WalkStepData): Attributes => ({
  walk,
  step,
  steps: steps.join(' '),
  method: request.method,
  path: request.path,
})

export const markdown = ({ request, response }: WalkStepData): Part[] => [
  ...requestMarkdown(request),
  ...codeMarkdown({ listing: response }),
]

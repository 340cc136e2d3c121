import { brand } from '@workspace/tokens/brand.ts'
import { getSuccess } from '@workspace/api/call.ts'
import { getShownAnswer, getShownCall, walks } from '@workspace/sandbox/walks.ts'
import { lookup, type Attributes, type BlockFacts, type Listing } from '../compile/shapes/block.ts'
import { toResponseListing } from '../compile/shapes/contract.ts'
import { markdown as codeMarkdown } from './Code.read.ts'
import { markdown as requestMarkdown, readRequest } from './Request.read.ts'

export const read = ({ walk = '', step = '' }: Attributes) => {
  const { steps } = lookup(walks, walk, 'walk')
  const found = lookup(steps, step, `step of ${walk}`)
  const { status, contentType, description } = getSuccess(found.call)
  const label = `Response ${status}`
  const example = getShownAnswer(found)
  return {
    walk,
    step,
    steps: Object.keys(steps),
    request: readRequest(getShownCall(found), { host: brand.sandboxHost }),
    response:
      example === undefined
        ? ({ label, language: 'text', code: description } satisfies Listing)
        : toResponseListing({ example, ...(contentType && { contentType }) }, label),
  }
}

export type WalkStepData = ReturnType<typeof read>

export const getFacts = ({ walk, step, steps, request: { method, path } }: WalkStepData): BlockFacts => ({
  section: { walk, step, steps: steps.join(' '), method, path },
})

export const markdown = ({ request, response }: WalkStepData) => [...requestMarkdown(request), ...codeMarkdown({ listing: response })]

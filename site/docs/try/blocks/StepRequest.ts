import { brand } from '@workspace/brand/brand.ts'
import type { Attributes, Reading } from '@workspace/docs-kit/shapes/block.ts'
import { readRequest } from '@workspace/docs-kit/shapes/request.ts'
import { shownCall } from '@workspace/sandbox/walks.ts'
import { stepOf } from './step-of.ts'

export const read = (attributes: Attributes, reading: Reading) =>
  readRequest(shownCall(stepOf(attributes)), reading, { host: brand.sandboxHost })
export { draw, markdown } from '@workspace/docs-kit/shapes/request.ts'

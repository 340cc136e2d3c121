import { brand } from '../../../content/brand.ts'
import type { Attributes, Reading } from '../../../docs/blocks/shapes/block.ts'
import { readRequest } from '../../../docs/blocks/shapes/request.ts'
import { shownCall } from '../../walks.ts'
import { stepOf } from './step-of.ts'

export const read = (attributes: Attributes, reading: Reading) => readRequest(shownCall(stepOf(attributes)), reading, brand.sandboxHost)
export { draw, markdown } from '../../../docs/blocks/shapes/request.ts'

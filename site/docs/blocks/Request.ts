import type { Attributes, Reading } from '../compile/shapes/block.ts'
import { readRequest } from '../compile/shapes/request.ts'

export const read = (attributes: Attributes, reading: Reading) =>
  readRequest(reading.contract.callOf(attributes), reading, attributes['mark'] === undefined ? {} : { mark: attributes['mark'] })
export { draw, markdown } from '../compile/shapes/request.ts'

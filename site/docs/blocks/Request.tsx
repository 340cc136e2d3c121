import type { Attributes, Reading } from '../compile/shapes/block.ts'
import { readRequest } from './shared/request-samples.tsx'

export const read = (attributes: Attributes, reading: Reading) =>
  readRequest(reading.contract.findCall(attributes), reading, attributes['mark'] === undefined ? {} : { mark: attributes['mark'] })
export { RequestSamples as Request, markdown } from './shared/request-samples.tsx'

import type { Part, Reading } from '../../compile/shapes/block.ts'
import { markdown as requestMarkdown, readRequest, type RequestData } from '../../compile/shapes/request.ts'
import { start } from '../words.ts'

export interface QuickstartData extends RequestData {
  /** Price of the answer. */
  price: string
}

export const read = (_attributes: object, reading: Reading): QuickstartData => {
  const { contract } = reading
  const call = contract.callOf({ api: 'vm', call: 'estimateVms' })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract checks the example of its response
  const { totalPricePerEpoch } = contract.success(call).example as { totalPricePerEpoch: string }
  return { ...readRequest(call, reading, { mark: 'constraints' }), price: totalPricePerEpoch }
}

export const markdown = (data: QuickstartData): Part[] => [
  { kind: 'line', text: `**${start.question}**` },
  ...requestMarkdown(data),
  { kind: 'line', text: `200: ${start.price(data.price)}. [${start.order.label}](${start.order.href})` },
]

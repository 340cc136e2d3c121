import { vmCall } from '@workspace/api/vm/vm.ts'
import type { Part } from '../compile/shapes/block.ts'
import { start } from '../words/start.ts'
import { markdown as requestMarkdown, readRequest } from './Request.read.ts'

const { estimateVms } = vmCall

export const read = () => ({
  ...readRequest(estimateVms, { mark: 'constraints' }),
  price: estimateVms.responses[0].example.totalPricePerEpoch,
})

export type QuickstartData = ReturnType<typeof read>

export const markdown = (data: QuickstartData): Part[] => [
  { kind: 'line', text: `**${start.question}**` },
  ...requestMarkdown(data),
  { kind: 'line', text: `200: ${start.price(data.price)}. [${start.order.label}](${start.order.href})` },
]

import { vmCall } from '@workspace/api/vm/vm.ts'
import { writeLink } from '../compile/shapes/markdown.ts'
import { start } from '../words/start.ts'
import { markdown as requestMarkdown, readRequest } from './Request.read.ts'

const { estimateVms } = vmCall

export const read = () => ({
  ...readRequest(estimateVms, { mark: 'constraints' }),
  price: estimateVms.responses[0].example.totalPricePerEpoch,
})

export type QuickstartData = ReturnType<typeof read>

export const markdown = (data: QuickstartData) => [
  `**${start.question}**`,
  ...requestMarkdown(data),
  `200: ${start.price(data.price)}. ${writeLink(start.order)}`,
]

import { CodeTabs } from '#ui/docs/CodeTabs/CodeTabs.tsx'
import type { Highlighted, Part, Reading } from '../compile/shapes/block.ts'
import { markdown as requestMarkdown, readRequest, toTabs } from './Request.tsx'
import { docs } from '../words/docs.ts'
import { start } from '../words/start.ts'

export const read = (_attributes: object, reading: Reading) => {
  const { contract } = reading
  const call = contract.findCall({ api: 'vm', call: 'estimateVms' })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract validates its examples
  const { totalPricePerEpoch } = contract.getSuccess(call).example as { totalPricePerEpoch: string }
  return { ...readRequest(call, reading, { mark: 'constraints' }), price: totalPricePerEpoch }
}

type QuickstartData = ReturnType<typeof read>

export const markdown = (data: QuickstartData): Part[] => [
  { kind: 'line', text: `**${start.question}**` },
  ...requestMarkdown(data),
  { kind: 'line', text: `200: ${start.price(data.price)}. [${start.order.label}](${start.order.href})` },
]

export const Quickstart = ({ samples, price }: Highlighted<QuickstartData>) => (
  <CodeTabs
    label={docs.request}
    title={start.question}
    items={toTabs(samples)}
    texts={docs.code}
    foot={{ answer: { status: 200, words: docs.statuses[200], facts: start.price(price) }, next: start.order }}
  />
)

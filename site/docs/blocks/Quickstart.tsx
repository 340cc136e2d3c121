import { CodeTabs } from '#ui/docs/CodeTabs/CodeTabs.tsx'
import type { Highlighted } from '../compile/shapes/block.ts'
import type { QuickstartData } from './Quickstart.read.ts'
import { toTabs } from './Request.tsx'
import { docs } from '../words/docs.ts'
import { start } from '../words/start.ts'

export const Quickstart = ({ samples, price }: Highlighted<QuickstartData>) => (
  <CodeTabs
    label={docs.request}
    title={start.question}
    items={toTabs(samples)}
    texts={docs.code}
    foot={{ answer: { status: 200, words: docs.statuses[200], facts: start.price(price) }, next: start.order }}
  />
)

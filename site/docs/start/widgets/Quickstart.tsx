import { CodeTabs } from '#ui/docs/CodeTabs/CodeTabs.tsx'
import { linesOfPieces } from '#ui/elements/code/code-lines.ts'
import type { Highlighted } from '../../compile/shapes/block.ts'
import { itemsOf } from '../../compile/shapes/request.ts'
import { docs } from '../../words/docs.ts'
import type { QuickstartData } from '../blocks/Quickstart.ts'
import { start } from '../words.ts'

/** One call with its answer, and the next step. */
export const Quickstart = ({ data: { samples, price } }: { data: Highlighted<QuickstartData> }) => (
  <CodeTabs
    label={docs.request}
    title={start.question}
    items={itemsOf(samples, linesOfPieces)}
    texts={docs.code}
    foot={{ answer: { status: 200, words: docs.statuses[200], facts: start.price(price) }, next: start.order }}
  />
)

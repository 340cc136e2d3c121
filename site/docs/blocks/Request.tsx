import { CodeTabs, type CodeTabsItem } from '#ui/docs/CodeTabs/CodeTabs.tsx'
import { parsePieces } from '#ui/elements/code/code-lines.ts'
import type { Highlighted } from '../compile/shapes/block.ts'
import { docs } from '../words/docs.ts'
import type { RequestData } from './Request.read.ts'

export const toTabs = (samples: Highlighted<RequestData>['samples']): CodeTabsItem[] =>
  samples.map(({ id, label, lines, marked }) => ({ id, label, lines: parsePieces(lines), marked }))

export const Request = ({ method, path, samples }: Highlighted<RequestData>) => (
  <CodeTabs label={docs.request} call={{ method, path }} texts={docs.code} items={toTabs(samples)} />
)

import { ResponseTabs } from '#ui/docs/ResponseTabs/ResponseTabs.tsx'
import { parsePieces } from '#ui/elements/code/code-lines.ts'
import { docs } from '../words/docs.ts'
import type { Highlighted } from '../compile/shapes/block.ts'
import type { ResponsesData } from './Responses.read.ts'

const statuses: Readonly<Record<number, string>> = docs.statuses

export const Responses = ({ answers }: Highlighted<ResponsesData>) => (
  <ResponseTabs
    label={docs.response}
    texts={docs.code}
    items={answers.map(({ listing, status, description, assumed }) => ({
      status,
      words: statuses[status] ?? '',
      meaning: assumed ? `${description} *` : description,
      ...(listing && { lines: parsePieces(listing.lines) }),
    }))}
  />
)

import { ResponseTabs } from '#ui/docs/ResponseTabs/ResponseTabs.tsx'
import { parsePieces } from '#ui/elements/code/code-lines.ts'
import { docs } from '../words/docs.ts'
import type { Attributes, Highlighted, Listing, Part, Reading } from '../compile/shapes/block.ts'

interface ResponsesData {
  /** `assumed` is true if the format may still change. */
  answers: readonly { status: number; description: string; assumed?: true; listing?: Listing }[]
}

export const read = (attributes: Attributes, { contract }: Reading): ResponsesData => {
  const call = contract.findCall(attributes)
  const { schema, provenance } = contract.getSuccess(call)
  return {
    answers: call.responses.map((response, at) => ({
      status: response.status,
      description: response.description,
      ...(at === 0 && schema !== undefined && provenance !== 'spec' && { assumed: true as const }),
      ...(response.example === undefined ? {} : { listing: contract.toResponseListing(response, String(response.status)) }),
    })),
  }
}

export const markdown = ({ answers }: ResponsesData): Part[] =>
  answers.flatMap(({ listing, status, description, assumed }): Part[] => [
    { kind: 'line', text: `**${status}** ${description}${assumed ? ` ${docs.mayChange.mark}` : ''}` },
    ...(listing ? [{ kind: 'code', listing } as const] : []),
  ])

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

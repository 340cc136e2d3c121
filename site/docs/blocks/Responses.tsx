import { ResponseTabs } from '#ui/docs/ResponseTabs/ResponseTabs.tsx'
import { parsePieces } from '#ui/elements/code/code-lines.ts'
import { docs } from '../words/docs.ts'
import type { Attributes, Highlighted, Listing, Part, Reading } from '../compile/shapes/block.ts'

interface ResponsesData {
  /** `assumed` is true if the owner has not confirmed the format. */
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

const describe = ({ description, assumed }: { description: string; assumed?: true }) =>
  assumed ? `${description} ${docs.unconfirmed.note}` : description

export const markdown = ({ answers }: ResponsesData): Part[] =>
  answers.flatMap(({ listing, ...answer }): Part[] => [
    { kind: 'line', text: `**${answer.status}** ${describe(answer)}` },
    ...(listing ? [{ kind: 'code', listing } as const] : []),
  ])

const statuses: Readonly<Record<number, string>> = docs.statuses

export const Responses = ({ answers }: Highlighted<ResponsesData>) => (
  <ResponseTabs
    label={docs.response}
    texts={docs.code}
    items={answers.map(({ listing, ...answer }) => ({
      status: answer.status,
      words: statuses[answer.status] ?? '',
      meaning: describe(answer),
      ...(listing && { lines: parsePieces(listing.lines) }),
    }))}
  />
)

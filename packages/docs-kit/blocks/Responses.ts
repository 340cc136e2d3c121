import type { Attributes, Drawn, Listing, Part, Reading } from '../shapes/block.ts'
import type { DocsWords } from '../shapes/docs-site.ts'

interface ResponsesData {
  /** `assumed` when the owner has not confirmed the form of the response. */
  answers: readonly { status: number; description: string; assumed?: true; listing?: Listing }[]
}

export const read = (attributes: Attributes, { contract }: Reading): ResponsesData => {
  const call = contract.callOf(attributes)
  const { schema, provenance } = contract.success(call)
  return {
    answers: call.responses.map((response, at) => ({
      status: response.status,
      description: response.description,
      ...(at === 0 && schema !== undefined && provenance !== 'spec' && { assumed: true as const }),
      ...(response.example === undefined ? {} : { listing: contract.responseListing(response, String(response.status)) }),
    })),
  }
}

/** Writes what a response means, and whether its form is confirmed. */
const saying = ({ description, assumed }: { description: string; assumed?: true }, words: DocsWords) =>
  assumed ? `${description} ${words.unconfirmed.note}` : description

export const markdown = ({ answers }: ResponsesData, words: DocsWords): Part[] =>
  answers.flatMap(({ listing, ...answer }): Part[] => [
    { kind: 'line', text: `**${answer.status}** ${saying(answer, words)}` },
    ...(listing ? [{ kind: 'code', listing } as const] : []),
  ])

export const draw = ({ data, components: { createElement, ResponseTabs, linesOfPieces }, words }: Drawn<ResponsesData>) =>
  createElement(ResponseTabs, {
    label: words.response,
    texts: words.code,
    items: data.answers.map(({ listing, ...answer }) => ({
      status: answer.status,
      words: words.statuses[answer.status] ?? '',
      meaning: saying(answer, words),
      ...(listing && { lines: linesOfPieces(listing.lines) }),
    })),
  })

import type { Attributes, Drawn, Listing, Part, Reading } from '../compile/shapes/block.ts'
import type { DocsWords } from '../compile/shapes/docs-site.ts'

interface ResponsesData {
  /** `assumed` when the specification leaves the form of the response open. */
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

/** Meaning of a response, and whether its form is assumed. */
const saying = ({ description, assumed }: { description: string; assumed?: true }, words: DocsWords) =>
  assumed ? `${description} ${words.assumed.response}` : description

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

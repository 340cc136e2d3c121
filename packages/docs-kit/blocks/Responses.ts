import type { Attributes, Drawn, Listing, Part, Reading } from '../shapes/block.ts'
import type { DocsWords } from '../shapes/docs-site.ts'

interface ResponsesData {
  answers: readonly { status: number; description: string; listing?: Listing }[]
  /** True when the specification leaves the form of the response open. */
  assumed: boolean
}

export const read = (attributes: Attributes, { contract }: Reading): ResponsesData => {
  const call = contract.callOf(attributes)
  const { schema, provenance } = contract.success(call)
  return {
    assumed: schema !== undefined && provenance !== 'spec',
    answers: call.responses.map((response) => ({
      status: response.status,
      description: response.description,
      ...(response.example === undefined ? {} : { listing: contract.responseListing(response, String(response.status)) }),
    })),
  }
}

export const markdown = ({ answers, assumed }: ResponsesData, words: DocsWords): Part[] => [
  ...answers.flatMap(({ status, description, listing }): Part[] => [
    { kind: 'line', text: `**${status}** ${description}` },
    ...(listing ? [{ kind: 'code', listing } as const] : []),
  ]),
  ...(assumed ? [{ kind: 'line', text: words.assumed.response } as const] : []),
]

export const draw = ({
  data,
  components: { createElement, Fragment, ResponseTabs, elements, linesOfPieces },
  words,
}: Drawn<ResponsesData>) =>
  createElement(
    Fragment,
    null,
    createElement(ResponseTabs, {
      label: words.response,
      texts: words.code,
      items: data.answers.map(({ status, description, listing }) => ({
        status,
        words: words.statuses[status] ?? '',
        meaning: description,
        ...(listing && { lines: linesOfPieces(listing.lines) }),
      })),
    }),
    data.assumed && createElement(elements.p, null, words.assumed.response),
  )

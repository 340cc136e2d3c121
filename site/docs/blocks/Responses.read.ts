import { getSuccess } from '@workspace/api/call.ts'
import type { Attributes, Listing } from '../compile/shapes/block.ts'
import { findCall, toResponseListing } from '../compile/shapes/contract.ts'
import { writeListing } from '../compile/shapes/markdown.ts'
import { docs } from '../words/docs.ts'

export interface ResponsesData {
  /** `assumed` is true if the format may still change. */
  answers: readonly { status: number; description: string; assumed?: true; listing?: Listing }[]
}

export const read = (attributes: Attributes): ResponsesData => {
  const call = findCall(attributes)
  const { schema, provenance } = getSuccess(call)
  return {
    answers: call.responses.map((response, at) => ({
      status: response.status,
      description: response.description,
      ...(at === 0 && schema !== undefined && provenance !== 'spec' && { assumed: true as const }),
      ...(response.example === undefined ? {} : { listing: toResponseListing(response, String(response.status)) }),
    })),
  }
}

export const markdown = ({ answers }: ResponsesData) =>
  answers.flatMap(({ listing, status, description, assumed }) => [
    `**${status}** ${description}${assumed ? ` ${docs.mayChange.mark}` : ''}`,
    ...(listing ? [writeListing(listing)] : []),
  ])

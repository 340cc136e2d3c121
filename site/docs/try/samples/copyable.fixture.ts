import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { getCodeText } from '#ui/docs/CodeBlock/Code.tsx'
import type { Credentials } from '#ui/docs/Credentials/credentials.ts'
import type { Attributes, Listing } from '../../compile/shapes/block.ts'
import { highlight } from '../../compile/highlight.ts'
import { listListings } from '../../compile/page-route.ts'
import { getAttributes } from '../../compile/page-source.ts'
import { withExample, type Call } from '@workspace/api/call.ts'
import { caasCalls } from '@workspace/api/caas/caas.ts'
import { samplePlaceholders } from '@workspace/api/samples/sample-placeholders.ts'
import { vmCalls } from '@workspace/api/vm/vm.ts'
import { getShownCall, walks } from '@workspace/sandbox/walks.ts'
import { pages } from '../../checks/pages.fixture.ts'

/** Listing that a reader can copy from a page. */
export type Copyable = {
  page: string
  /** Headings above the listing, outermost first. */
  headings: readonly string[]
  kind: 'request' | 'shell' | 'file'
  listing: Listing
  /** Call of the request, if the listing is a request. */
  call?: Call
}

const findCall = (attributes: Attributes): Call => {
  const { api, call, example, walk } = attributes
  return walk
    ? getShownCall(walks[walk]!.steps[attributes.step!]!)
    : withExample(
        (api === 'vm' ? vmCalls : caasCalls).find(({ id }) => id === call)!,
        example,
      )
}

function listCopyables({ path, tree, blocks }: (typeof pages)[number]): Copyable[] {
  const found: Copyable[] = []
  let headings: string[] = []
  const add = (rest: Omit<Copyable, 'page' | 'headings'>) => found.push({ page: path, headings, ...rest })
  visit(tree, (node) => {
    if (node.type === 'heading') headings = [...headings.slice(0, node.depth - 2), toString(node)]
    const block = node.type === 'code' || node.type === 'mdxJsxFlowElement' ? blocks.get(node) : undefined
    for (const listing of listListings(block?.props)) {
      if (node.type === 'code') add({ kind: 'shell', listing })
      if (node.type !== 'mdxJsxFlowElement') continue
      if (node.name === 'Code' && getAttributes(node).of === 'file') add({ kind: 'file', listing })
      // A step contains its request and its response, but a reader copies only the request.
      const isRequest = node.name === 'Request' || (node.name === 'WalkStep' && !listing.label.startsWith('Response'))
      if (isRequest) add({ kind: 'request', listing, call: findCall(getAttributes(node)) })
    }
  })
  return found
}

/** Returns the listings of all pages, in reading order. */
export const copyables = (): readonly Copyable[] => pages.flatMap(listCopyables)

/** Returns what a reader with these values in “Your host and key” copies from a listing. Uses the page's own highlighter and copy function. */
export const copied = async (listing: Listing, values: Credentials): Promise<string> => {
  const lines = (await highlight(listing)).map((line) => line.map((piece) => ({ kind: 'plain' as const, text: piece.slice(1) })))
  const { placeholders, keyForms } = samplePlaceholders
  return getCodeText(lines, { placeholders, keyForms, values, onChange: () => {} })
}

import { readFileSync } from 'node:fs'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { copiedText } from '../../../ui/docs/CodeBlock/Code.tsx'
import type { Credentials } from '../../../ui/docs/Credentials/credentials.ts'
import { attributesOf, type Attributes } from '../blocks/attributes.ts'
import { components, stepOf } from '../blocks/blocks.ts'
import type { Listing } from '../blocks/block.ts'
import { highlight } from '../blocks/highlight.ts'
import { fenceOf } from '../blocks/remark-blocks.ts'
import { parsePage } from '../blocks/markdown-export.ts'
import { withExample, type Call } from '../../contract/call.ts'
import { caasCalls } from '../../contract/caas/caas.ts'
import { samplePlaceholders } from '../../contract/samples/sample-placeholders.ts'
import { vmCalls } from '../../contract/vm/vm.ts'
import { shownCall } from '../../sandbox/walks.ts'
import { docsPages, type DocsEntry } from '../contents.ts'
import { sourceOf } from '../navigation/navigation.ts'

/** One thing that a reader of a page can copy, in the order of the page. */
export type Copyable = {
  page: string
  /** The headings above it, from the outermost. */
  headings: readonly string[]
  kind: 'request' | 'shell' | 'file'
  listing: Listing
  /** The call of a request. */
  call?: Call
}

const callOf = (attributes: Attributes): Call => {
  const { api, call, example, walk } = attributes
  return walk
    ? shownCall(stepOf(attributes))
    : withExample(
        (api === 'vm' ? vmCalls : caasCalls).find(({ id }) => id === call)!,
        example,
      )
}

function readPage(page: DocsEntry): Copyable[] {
  const tree: Root = parsePage(readFileSync(sourceOf(page), 'utf8'))
  const found: Copyable[] = []
  let headings: string[] = []
  const add = (rest: Omit<Copyable, 'page' | 'headings'>) => found.push({ page: page.path, headings, ...rest })
  visit(tree, (node) => {
    if (node.type === 'heading') headings = [...headings.slice(0, node.depth - 2), toString(node)]
    if (node.type === 'code') {
      const block = fenceOf(node)
      if (block.kind === 'code') add({ kind: 'shell', listing: block.listing })
    }
    if (node.type !== 'mdxJsxFlowElement') return
    const attributes = attributesOf(node)
    const block = components[node.name ?? '']?.(attributes)
    if (node.name === 'FileExample' && block?.kind === 'code') add({ kind: 'file', listing: block.listing })
    if (block?.kind === 'request') for (const listing of block.samples) add({ kind: 'request', listing, call: callOf(attributes) })
  })
  return found
}

/** Everything that can be copied, page by page in reading order. */
export const copyables = (): readonly Copyable[] => docsPages.flatMap(readPage)

/** What a reader copies who typed these values into “Your host and key”: by the highlighter and the function that the page uses. */
export const copied = async (listing: Listing, values: Credentials): Promise<string> => {
  const lines = (await highlight(listing)).map((line) => line.map((piece) => ({ kind: 'plain' as const, text: piece.slice(1) })))
  const { placeholders, keyForms = [] } = samplePlaceholders
  return copiedText(lines, { placeholders, keyForms, values, onChange: () => {} })
}

import { CodeBlock } from '#ui/docs/CodeBlock/CodeBlock.tsx'
import { parsePieces } from '#ui/elements/code/code-lines.ts'
import type { Highlighted, Listing, Part } from '../../compile/shapes/block.ts'
import { docs } from '../../words/docs.ts'

export interface CodeBlockData {
  listing: Listing
}

export const markdown = ({ listing }: CodeBlockData): Part[] => [
  ...(listing.label ? [{ kind: 'line', text: `**${listing.label}**` } as const] : []),
  { kind: 'code', listing },
]

export const CodeListing = ({ listing: { label, language, lines } }: Highlighted<CodeBlockData>) => (
  <CodeBlock title={label || docs.shell} lines={parsePieces(lines)} run={language === 'bash'} texts={docs.code} />
)

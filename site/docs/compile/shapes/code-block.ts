import type { Drawn, Listing, Part } from './block.ts'

/** One listing in a box. */
export interface CodeBlockData {
  listing: Listing
}

export const markdown = ({ listing }: CodeBlockData): Part[] => [
  ...(listing.label ? [{ kind: 'line', text: `**${listing.label}**` } as const] : []),
  { kind: 'code', listing },
]

export const draw = ({ data: { listing }, components: { createElement, CodeBlock, linesOfPieces }, words }: Drawn<CodeBlockData>) =>
  createElement(CodeBlock, {
    title: listing.label || words.shell,
    lines: linesOfPieces(listing.lines),
    run: listing.language === 'bash',
    texts: words.code,
  })

import type { Call } from '@workspace/api/call.ts'
import type { Drawn, Listing, Part, Reading } from './block.ts'

/** One request as code, in each language. */
export interface RequestData {
  samples: readonly Listing[]
}

export const readRequest = (call: Call, { contract }: Reading, host?: string): RequestData => ({
  samples: contract.samplesOf(call, host).map(({ label, grammar, code }) => ({ label, language: grammar, code })),
})

export const markdown = ({ samples }: RequestData): Part[] =>
  samples.flatMap((listing): Part[] => [
    { kind: 'line', text: `**${listing.label}**` },
    { kind: 'code', listing },
  ])

const languageIds: Readonly<Record<string, 'curl' | 'typescript' | 'python' | 'cli'>> = {
  cURL: 'curl',
  TypeScript: 'typescript',
  Python: 'python',
  CLI: 'cli',
}

export const draw = ({ data: { samples }, components: { createElement, CodeTabs, linesOfPieces }, words }: Drawn<RequestData>) =>
  createElement(CodeTabs, {
    label: words.request,
    texts: words.code,
    items: samples.map(({ label, lines }) => ({
      id: languageIds[label]!,
      label,
      lines: linesOfPieces(lines),
    })),
  })

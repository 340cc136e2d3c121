import type { Call } from '@workspace/api/call.ts'
import type { BlockComponents, Drawn, Highlighted, Listing, Part, Reading } from './block.ts'

/** One request as code, in each language. */
export interface RequestData {
  method: Call['method']
  path: string
  samples: readonly Listing[]
}

/** Numbers of the lines from the first with a text to the end of what it opens. */
function linesAbout(code: string, text: string): number[] {
  const lines = code.split('\n')
  const depth = (line: string) => line.length - line.trimStart().length
  const from = lines.findIndex((line) => line.includes(text))
  if (from < 0) return []
  const to = /[[{]$/.test(lines[from]!) ? lines.findIndex((line, at) => at > from && depth(line) <= depth(lines[from]!)) : from
  return Array.from({ length: to - from + 1 }, (_, at) => from + at + 1)
}

/**
 * Reads the samples of a call.
 * @param mark field whose lines are highlighted.
 */
export const readRequest = (call: Call, { contract }: Reading, { host, mark }: { host?: string; mark?: string } = {}): RequestData => ({
  method: call.method,
  path: call.path,
  samples: contract.samplesOf(call, host).map(({ label, grammar, code }) => {
    const marked = mark ? linesAbout(code, mark) : []
    return { label, language: grammar, code, ...(marked.length > 0 && { marked }) }
  }),
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

/** Samples as the tabs of a code box take them. */
export const itemsOf = (samples: Highlighted<RequestData>['samples'], linesOfPieces: BlockComponents['linesOfPieces']) =>
  samples.map(({ label, lines, marked }) => ({
    id: languageIds[label]!,
    label,
    lines: linesOfPieces(lines),
    ...(marked && { marked }),
  }))

export const draw = ({
  data: { method, path, samples },
  components: { createElement, CodeTabs, linesOfPieces },
  words,
}: Drawn<RequestData>) =>
  createElement(CodeTabs, { label: words.request, call: { method, path }, texts: words.code, items: itemsOf(samples, linesOfPieces) })

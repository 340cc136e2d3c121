import type { Call } from '@workspace/api/call.ts'
import { CodeTabs, type CodeTabsItem } from '#ui/docs/CodeTabs/CodeTabs.tsx'
import type { CodeLanguage } from '#ui/docs/CodeTabs/languages.ts'
import { parsePieces } from '#ui/elements/code/code-lines.ts'
import type { Attributes, Highlighted, Listing, Part, Reading } from '../compile/shapes/block.ts'
import { docs } from '../words/docs.ts'

interface RequestData {
  method: Call['method']
  path: string
  samples: readonly Listing[]
}

/** Finds the first line with the text and the rest of the object or list that it opens. */
function findLines(code: string, text: string): number[] {
  const lines = code.split('\n')
  const depth = (line: string) => line.length - line.trimStart().length
  const from = lines.findIndex((line) => line.includes(text))
  if (from < 0) return []
  const to = /[[{]$/.test(lines[from]!) ? lines.findIndex((line, at) => at > from && depth(line) <= depth(lines[from]!)) : from
  return Array.from({ length: to - from + 1 }, (_, at) => from + at + 1)
}

/** Highlights the lines of the field `mark`. */
export const readRequest = (call: Call, { contract }: Reading, { host, mark }: { host?: string; mark?: string } = {}): RequestData => ({
  method: call.method,
  path: call.path,
  samples: contract.writeSamples(call, host).map(({ label, grammar, code }) => {
    const marked = mark ? findLines(code, mark) : []
    return { label, language: grammar, code, ...(marked.length > 0 && { marked }) }
  }),
})

export const read = (attributes: Attributes, reading: Reading) =>
  readRequest(reading.contract.findCall(attributes), reading, { mark: attributes.mark })

export const markdown = ({ samples }: RequestData): Part[] =>
  samples.flatMap((listing): Part[] => [
    { kind: 'line', text: `**${listing.label}**` },
    { kind: 'code', listing },
  ])

const languageIds: Readonly<Record<string, CodeLanguage>> = { cURL: 'curl', TypeScript: 'typescript', Python: 'python', CLI: 'cli' }

export const toTabs = (samples: Highlighted<RequestData>['samples']): CodeTabsItem[] =>
  samples.map(({ label, lines, marked }) => ({
    id: languageIds[label]!,
    label,
    lines: parsePieces(lines),
    marked,
  }))

export const Request = ({ method, path, samples }: Highlighted<RequestData>) => (
  <CodeTabs label={docs.request} call={{ method, path }} texts={docs.code} items={toTabs(samples)} />
)

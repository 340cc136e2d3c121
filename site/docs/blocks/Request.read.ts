import type { Call } from '@workspace/api/call.ts'
import { writeSamples, type Language } from '@workspace/api/samples/samples.ts'
import type { Attributes, Listing } from '../compile/shapes/block.ts'
import { findCall } from '../compile/shapes/contract.ts'
import { writeListing } from '../compile/shapes/markdown.ts'

export interface RequestData {
  method: Call['method']
  path: string
  samples: readonly (Listing & { id: Language })[]
}

/** Returns line numbers: the first line that contains the text, and the lines of the object or list that begins on it. */
function findLines(code: string, text: string): number[] {
  const lines = code.split('\n')
  const depth = (line: string) => line.length - line.trimStart().length
  const from = lines.findIndex((line) => line.includes(text))
  if (from < 0) return []
  const to = /[[{]$/.test(lines[from]!) ? lines.findIndex((line, at) => at > from && depth(line) <= depth(lines[from]!)) : from
  return Array.from({ length: to - from + 1 }, (_, at) => from + at + 1)
}

/** Highlights the lines of the field `mark`. */
export const readRequest = (call: Call, { host, mark }: { host?: string; mark?: string } = {}): RequestData => ({
  method: call.method,
  path: call.path,
  samples: writeSamples(call, host).map(({ language, label, grammar, code }) => {
    const marked = mark ? findLines(code, mark) : []
    return { id: language, label, language: grammar, code, ...(marked.length > 0 && { marked }) }
  }),
})

export const read = (attributes: Attributes) => readRequest(findCall(attributes), { mark: attributes.mark })

export const markdown = ({ samples }: RequestData) => samples.flatMap((listing) => [`**${listing.label}**`, writeListing(listing)])

import { colorLines } from '#ui/elements/code/colorLines.ts'
import type { CodeTabsItem } from '#ui/docs/CodeTabs/CodeTabs.tsx'
import type { TryItResponse } from '#ui/docs/TryIt/TryItAnswer.tsx'
import type { Call } from '@workspace/api/call.ts'
import { writeLiteral } from '@workspace/api/literal.ts'
import { writeSample } from '@workspace/api/samples/samples.ts'
import { parseJson } from '@workspace/sandbox/state/parse-json.ts'
import { docs } from '../words/docs.ts'
import type { Answer } from './stored-sandbox.ts'
import { sandbox as words } from './words.ts'

const statuses: Readonly<Record<number, string>> = docs.statuses

const format = (text: string) => {
  const value = parseJson(text)
  return value === text ? text : writeLiteral(value, 'json')
}

export const toResponse = (call: Call, { status, duration, headers, text }: Answer): TryItResponse => ({
  status,
  meaning: call.responses.find((reply) => reply.status === status)?.description ?? '',
  duration: words.duration(duration),
  words: statuses[status] ?? '',
  ...(text && { size: words.size(new TextEncoder().encode(text).length) }),
  headers,
  body: text ? colorLines(format(text)) : undefined,
})

export const createSamples = (call: Call, host: string): CodeTabsItem[] =>
  (['curl', 'typescript', 'python'] as const).map((language) => {
    const { label, code } = writeSample(call, language, host)!
    return { id: language, label, lines: colorLines(code) }
  })

import { getSuccess } from '@workspace/api/call.ts'
import { caasCalls } from '@workspace/api/caas/caas.ts'
import { vmCalls } from '@workspace/api/vm/vm.ts'
import type { Heading } from '../docs-site.ts'

/** Number of characters and fields that fit beside the title. */
const room = { characters: 30, members: 5 }

const shorten = (value: unknown) =>
  Array.isArray(value) ? '[…]' : typeof value === 'object' && value !== null ? '{…}' : JSON.stringify(value)

/** Returns the first call of a page with its example. */
export function getCardSample(headings: readonly Heading[]): { method: string; path: string; lines: string[] } | undefined {
  const first = headings.find((heading) => heading.call)?.call
  const call = [...vmCalls, ...caasCalls].find(({ method, path }) => method === first?.method && path === first.path)
  if (!call) return undefined
  const body: object = call.example.body ?? Object(getSuccess(call).example)
  const members = Object.entries(body)
    .slice(0, room.members)
    .map(([name, value], at, all) => {
      const text = `  "${name}": ${shorten(value)}${at < all.length - 1 ? ',' : ''}`
      return text.length > room.characters ? `${text.slice(0, room.characters)}…` : text
    })
  return { method: call.method, path: call.path, lines: ['{', ...members, '}'] }
}

import type { Attributes, Part, Reading } from '../compile/shapes/block.ts'
import { CallList } from '#ui/docs/CallList/CallList.tsx'
import { docs } from '../words/docs.ts'

export const read = (attributes: Attributes, { contract, findSection }: Reading) => ({
  calls: contract.findApi(attributes).calls.map(({ id, method, path, summary }) => ({
    href: findSection(attributes['api'] ?? '', id),
    method,
    path,
    text: summary,
  })),
})

type CallsData = ReturnType<typeof read>

export const markdown = ({ calls }: CallsData): Part[] => [
  {
    kind: 'table',
    head: ['Call', 'What it does'],
    rows: calls.map(({ href, method, path, text }) => [`[\`${method} ${path}\`](${href})`, text]),
  },
]

/** Returns an empty string if the prefix is shorter than two segments. */
function findPrefix(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/'))
  const end = first.findIndex((segment, at) => others.some((other) => other[at] !== segment))
  return end > 2 ? first.slice(0, end).join('/') : ''
}

export const Calls = ({ calls }: CallsData) => {
  const prefix = findPrefix(calls.map(({ path }) => path))
  return (
    <CallList
      {...(prefix && { prefix: { label: docs.prefix, path: prefix } })}
      items={calls.map((call) => ({ ...call, path: call.path.slice(prefix.length) }))}
    />
  )
}

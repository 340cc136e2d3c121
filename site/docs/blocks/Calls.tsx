import { CallList } from '#ui/docs/CallList/CallList.tsx'
import { docs } from '../words/docs.ts'
import type { CallsData } from './Calls.read.ts'

/** Returns the segments that all paths start with, or an empty string if there are fewer than two. */
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

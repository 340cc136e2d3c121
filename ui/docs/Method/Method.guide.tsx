import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Method } from './Method.tsx'

export const guide = {
  use: 'The HTTP method of a call, before its path or its name.',
  avoid: 'Not for a state or a version: use `Badge`. A call with its path and stamp is an `Endpoint`.',
  do: [{ show: <Method method="DELETE" />, because: 'A reader who scans a list sees the calls that remove something.' }],
  dont: [{ show: <Method method="POST" look="word" />, because: 'Without a path or a name beside it, a method names no call.' }],
  keyboard: [],
} satisfies Guide

import { expect, test } from 'vitest'
import { after, type State, type Step } from './states.ts'

const walk = (...steps: Step[]) => steps.reduce<State>(after, 'loading')

test.each<[name: string, steps: Step[], state: State]>([
  ['a page that nobody touches waits', ['ready'], 'waiting'],
  ['the first use makes it whole, and a second one changes nothing', ['ready', 'used', 'used'], 'whole'],
  ['a use while files load is replayed later, so it does not count yet', ['used', 'ready'], 'waiting'],
  ['a translation before React is drawn over', ['translated'], 'redrawn'],
  ['a page drawn anew has no part that waits', ['translated', 'ready', 'used', 'translated'], 'redrawn'],
  ['a translation of a page that waits makes it whole', ['ready', 'translated', 'used'], 'translated'],
  ['a translation of a whole page is remembered', ['ready', 'used', 'translated'], 'translated'],
])('%s', (_name, steps, state) => {
  expect(walk(...steps)).toBe(state)
})

import { expect, test } from 'vitest'
import { docsPages } from './contents.ts'

test('no page goes by a word that says nothing out of its place: Lighthouse counts such links as faults', () => {
  const empty = /^(?:click here|click this|go|here|information|learn more|more|more info|more information|right here|see more|start|this)$/i
  expect(docsPages.filter(({ label }) => empty.test(label))).toEqual([])
})

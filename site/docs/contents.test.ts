import { expect, test } from 'vitest'
import { vmCalls } from '@workspace/api/vm/vm.ts'
import { inWords } from '../in-words.fixture.ts'
import { docsPages } from './contents.ts'

test('no page goes by a word that says nothing out of its place: Lighthouse counts such links as faults', () => {
  const empty = /^(?:click here|click this|go|here|information|learn more|more|more info|more information|right here|see more|start|this)$/i
  expect(docsPages.filter(({ label }) => empty.test(label))).toEqual([])
})

test('the description of the VM API counts every call; the contract is too large for the contents, which are in the browser', () => {
  const { description } = docsPages.find(({ path }) => path === '/docs/vm/api/overview')!
  expect(description).toContain(`all ${inWords(vmCalls.length)} calls`)
})

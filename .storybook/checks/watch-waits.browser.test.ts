import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from 'storybook/test'
import { watchWaits } from './watch-waits.ts'

let watch: ReturnType<typeof watchWaits>
const box = document.createElement('p')
beforeEach(() => {
  watch = watchWaits('form-form--sends')
  document.body.append(box)
  return () => watch.end()
})
afterEach(() => box.remove())

test.each([
  ['in its first attempt', 1],
  ['in a later attempt', 2],
])('reports a callback of waitFor that changes the document and succeeds %s', async (_, attempts) => {
  let attempt = 0
  await waitFor(() => {
    box.textContent = String(++attempt)
    if (attempt < attempts) throw new Error('not yet')
  })
  expect(watch.check).toThrow(/^form-form--sends changes the document in a callback of waitFor/)
})

test('accepts a change that a timer makes between two attempts', async () => {
  setTimeout(() => (box.textContent = 'Sent'))
  await waitFor(() => {
    if (box.textContent !== 'Sent') throw new Error('not yet')
  })
  watch.check()
})

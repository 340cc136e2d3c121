import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useLazyComponent } from '../../ui/elements/Sheet/useLazyComponent.ts'

const Map = () => 'The map.'

let box: HTMLElement
let root: Root
let answers: PromiseWithResolvers<typeof Map>[]
beforeEach(() => {
  answers = []
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})
afterEach(() => {
  root.unmount()
  box.remove()
})

const load = () => {
  const answer = Promise.withResolvers<typeof Map>()
  answers.push(answer)
  return answer.promise
}

function Place({ isOpen }: { isOpen: boolean }) {
  const { Component, hasFailed } = useLazyComponent(load, isOpen)
  return (
    <>
      {Component && <Component />}
      {hasFailed && 'Not loaded.'}
    </>
  )
}
const show = (isOpen: boolean) => flushSync(() => root.render(<Place isOpen={isOpen} />))
const shown = () => box.textContent
const failure = new Error('The connection is lost.')

test('loads a component on demand, and again after a failure', async () => {
  show(false)
  expect(answers).toHaveLength(0)
  show(true)
  expect(shown()).toBe('')
  answers[0]!.reject(failure)
  await expect.poll(shown).toBe('Not loaded.')
  show(false)
  show(true)
  answers[1]!.resolve(Map)
  await expect.poll(shown).toBe('The map.')
})

test('ignores a failure after the component is no longer needed', async () => {
  show(true)
  show(false)
  answers[0]!.reject(failure)
  await answers[0]!.promise.catch(() => {})
  // React renders the update in another task.
  await new Promise((done) => setTimeout(done))
  flushSync(() => {})
  expect(shown()).toBe('')
})

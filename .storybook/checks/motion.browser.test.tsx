import { MotionGlobalConfig } from 'motion'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unfold } from '../../ui/elements/collapse/unfold.ts'
import { reveal } from '../../ui/elements/Section/reveal.ts'

// Stories stand still: the scripted motion that they skip is tried here.
const { skipAnimations } = MotionGlobalConfig
let box: HTMLElement
beforeEach(() => {
  MotionGlobalConfig.skipAnimations = false
  box = document.body.appendChild(document.createElement('div'))
  scrollTo({ top: 0, behavior: 'instant' })
})
afterEach(() => {
  MotionGlobalConfig.skipAnimations = skipAnimations
  box.remove()
})

/** Waits until an element moves, and ends its motion. */
async function moved(element: Element) {
  await expect.poll(() => element.getAnimations().length, { timeout: 15_000 }).toBeGreaterThan(0)
  for (const animation of element.getAnimations()) animation.finish()
}
const styleOf = (element: HTMLElement) => element.style.cssText

test('content unfolds when it opens, folds at once, and keeps no style of it', async () => {
  box.dataset['state'] = 'closed'
  box.textContent = 'Not for part of a day.'
  const stop = unfold(box)
  box.dataset['state'] = 'open'
  await moved(box)
  await expect.poll(() => styleOf(box)).toBe('')
  box.dataset['state'] = 'closed'
  // Observers are told before what is queued here.
  await new Promise((done) => setTimeout(done))
  expect(box.getAnimations()).toEqual([])
  stop()
})

test('parts of a section below the fold rise when the reader comes to them, and keep no style of it', async () => {
  box.innerHTML = '<div style="block-size: 120vh"></div><section><h2>Every network, one route</h2><p>It answers first.</p></section>'
  const section = box.querySelector('section')!
  const parts = [...section.children] as HTMLElement[]
  const stop = reveal(section)
  expect(parts.map((part) => getComputedStyle(part).opacity)).toEqual(['0', '0'])
  section.scrollIntoView({ behavior: 'instant' })
  for (const part of parts) await moved(part)
  for (const part of parts) await expect.poll(() => styleOf(part)).toBe('')
  stop()
})

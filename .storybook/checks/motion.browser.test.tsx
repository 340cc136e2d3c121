import { MotionGlobalConfig } from 'motion'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unfold } from '../../ui/elements/collapse/unfold.ts'
import { Sheet } from '../../ui/elements/Sheet/Sheet.tsx'
import { reveal } from '../../ui/elements/Section/reveal.ts'
import { testPage } from '../visual/test-page.ts'
import { useRising } from '../../ui/landing/Proof/demo/useRising.ts'
import type { Levels } from '../../ui/landing/merkle/tree.ts'

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
  box.dataset['state'] = 'open'
  await expect.poll(() => styleOf(box)).not.toBe('')
  stop()
  expect(styleOf(box)).toBe('')
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

test('parts that still wait below the fold are on paper', () => {
  box.innerHTML = '<div style="block-size: 120vh"></div><section><h2>Every network, one route</h2><p>It answers first.</p></section>'
  const section = box.querySelector('section')!
  const parts = [...section.children] as HTMLElement[]
  const stop = reveal(section)
  expect(parts.map((part) => getComputedStyle(part).opacity)).toEqual(['0', '0'])
  dispatchEvent(new Event('beforeprint'))
  expect(parts.map(styleOf)).toEqual(['', ''])
  stop()
})

test('a sheet comes from its edge, unless nothing may move', async () => {
  const motions = async (isReduced: boolean) => {
    await testPage.reduceMotion?.(isReduced)
    const root = createRoot(box)
    flushSync(() =>
      root.render(
        <Sheet open onOpenChange={() => {}} label="Menu" placement="start" opener={{ current: null }}>
          <a href="#lagos">Lagos</a>
        </Sheet>,
      ),
    )
    const found = box.querySelector('[role="dialog"]')!.getAnimations().length
    root.unmount()
    return found
  }
  expect(await motions(false)).toBeGreaterThan(0)
  expect(await motions(true)).toBe(0)
  MotionGlobalConfig.skipAnimations = true
  expect(await motions(false)).toBe(0)
})

function Tree({ levels, moves }: { levels: Levels; moves: boolean }) {
  return useRising(levels, moves).join(' ')
}

test('hashes of a new text rise level by level, or are there at once where nothing moves', () => {
  vi.useFakeTimers()
  const root = createRoot(box)
  const show = (levels: Levels, moves = true) => flushSync(() => root.render(<Tree levels={levels} moves={moves} />))
  const after = (ms: number) => {
    flushSync(() => vi.advanceTimersByTime(ms))
    return box.textContent
  }
  show([['a1', 'a2'], ['a']])
  show([['b1', 'b2'], ['b']])
  expect(after(0)).toBe('a1,a2 a')
  expect(after(60)).toBe('b1,b2 a')
  expect(after(260)).toBe('b1,b2 b')
  show([['c1', 'c2'], ['c']], false)
  expect(box.textContent).toBe('c1,c2 c')
  root.unmount()
  vi.useRealTimers()
})

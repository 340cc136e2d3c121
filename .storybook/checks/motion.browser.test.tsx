import { MotionGlobalConfig } from 'motion'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expand } from '../../ui/elements/collapse/expand.motion.ts'
import * as hook from '../../ui/elements/motion/useMotion.ts'
import { followScroll } from '../../ui/elements/ScrollProgress/followScroll.motion.ts'
import { ScrollProgress } from '../../ui/elements/ScrollProgress/ScrollProgress.tsx'
import { Section } from '../../ui/elements/Section/Section.tsx'
import { Sheet } from '../../ui/elements/Sheet/Sheet.tsx'
import { reveal } from '../../ui/elements/Section/reveal.motion.ts'
import { testPage } from '../../ui/fixtures/test-page.ts'
import { ledger } from '../../ui/landing/Ledger/Ledger.fixture.ts'
import { Ledger } from '../../ui/landing/Ledger/Ledger.tsx'
import { useRising } from '../../ui/landing/Proof/demo/useRising.ts'
import type { Levels } from '../../ui/landing/merkle/tree.ts'
import { watchTimes } from './times.ts'

// Stories skip scripted motion, so these tests cover it.
const { skipAnimations } = MotionGlobalConfig
let box: HTMLElement
let times: ReturnType<typeof watchTimes>
beforeEach(() => {
  times = watchTimes('scripted motion')
  MotionGlobalConfig.skipAnimations = false
  box = document.body.appendChild(document.createElement('div'))
  scrollTo({ top: 0, behavior: 'instant' })
})
afterEach(() => {
  vi.useRealTimers()
  times.check()
  MotionGlobalConfig.skipAnimations = skipAnimations
  box.remove()
})

/** Waits until an element moves, then finishes its motion. */
async function moved(element: Element) {
  await expect.poll(() => element.getAnimations().length).toBeGreaterThan(0)
  for (const animation of element.getAnimations()) animation.finish()
}
const readStyle = (element: HTMLElement) => element.style.cssText

/** Repeats a scroll event until a condition is true. */
const whileScrolling = (state: () => unknown) =>
  expect.poll(() => {
    dispatchEvent(new WheelEvent('wheel'))
    return state()
  })

test('content animates when it opens, closes immediately, and keeps no inline style', async () => {
  box.dataset['state'] = 'closed'
  box.textContent = 'Not for part of a day.'
  const stop = expand(box)
  box.dataset['state'] = 'open'
  await moved(box)
  await expect.poll(() => readStyle(box)).toBe('')
  box.dataset['state'] = 'closed'
  // Observers run before this task.
  await new Promise((done) => setTimeout(done))
  expect(box.getAnimations()).toEqual([])
  box.dataset['state'] = 'open'
  await expect.poll(() => readStyle(box)).not.toBe('')
  stop()
  expect(readStyle(box)).toBe('')
})

test('parts of a section below the fold animate in when they scroll into view, and keep no inline style', async () => {
  box.innerHTML = '<div style="block-size: 120vh"></div><section><h2>Every network, one route</h2><p>It answers first.</p></section>'
  const section = box.querySelector('section')!
  const parts = [...section.children] as HTMLElement[]
  const stop = reveal(section)
  expect(parts.map((part) => getComputedStyle(part).opacity)).toEqual(['0', '0'])
  section.scrollIntoView({ behavior: 'instant' })
  for (const part of parts) await moved(part)
  for (const part of parts) await expect.poll(() => readStyle(part)).toBe('')
  stop()
})

test('a section animates in when a tenth of it is visible, and only once', async () => {
  box.innerHTML =
    '<div style="block-size: 120vh"></div><section style="display: grid; block-size: 40vh"><p>It answers first.</p></section><div style="block-size: 120vh"></div>'
  const section = box.querySelector('section')!
  const part = section.querySelector('p')!
  const stop = reveal(section)
  /** Scrolls until the top `height` pixels of the section are in the window. */
  const show = async (height: number) => {
    scrollBy({ top: section.getBoundingClientRect().top - innerHeight + height, behavior: 'instant' })
    // After two frames every observer has run.
    for (const _ of ['scrolled', 'observed']) await new Promise(requestAnimationFrame)
  }
  // The observer's area ends 50 px above the bottom of the window.
  await show(52)
  expect(part.getAnimations()).toEqual([])
  await show(50 + innerHeight * 0.1)
  await moved(part)
  await expect.poll(() => readStyle(part)).toBe('')
  for (const height of [0, 50 + innerHeight * 0.1]) await show(height)
  expect(part.getAnimations()).toEqual([])
  stop()
})

test('the progress bar follows the scroll position, and has no inline style when it stops', async () => {
  box.style.blockSize = '300vh'
  const whole = 'transform: scaleX(1);'
  const bar = box.appendChild(document.createElement('div'))
  const stop = followScroll(bar)
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  await expect.poll(() => readStyle(bar)).toBe(whole)
  stop()
  expect(readStyle(bar)).toBe('')
  await testPage.reduceMotion?.(false)
  const root = createRoot(bar)
  flushSync(() => root.render(<ScrollProgress />))
  await whileScrolling(() => bar.querySelector(`[style="${whole}"]`) !== null).toBe(true)
  root.unmount()
})

test('parts that have not animated in yet are printed', () => {
  box.innerHTML = '<div style="block-size: 120vh"></div><section><h2>Every network, one route</h2><p>It answers first.</p></section>'
  const section = box.querySelector('section')!
  const parts = [...section.children] as HTMLElement[]
  const stop = reveal(section)
  expect(parts.map((part) => getComputedStyle(part).opacity)).toEqual(['0', '0'])
  dispatchEvent(new Event('beforeprint'))
  expect(parts.map(readStyle)).toEqual(['', ''])
  stop()
})

test('the rows of the ledger are visible from the start, because links lead to them', async () => {
  await testPage.reduceMotion?.(false)
  const root = createRoot(box)
  flushSync(() =>
    root.render(
      <>
        <div style={{ blockSize: '120vh' }} />
        <Section id="waits" labelledBy="waits-title" padding="both">
          <h2 id="waits-title">Every network, one route</h2>
        </Section>
        <Ledger {...ledger} />
      </>,
    ),
  )
  const hidden = () => [...box.querySelectorAll('section')].map((section) => section.querySelector('[style*="opacity"]') !== null)
  await whileScrolling(hidden).toEqual([true, false])
  root.unmount()
})

type Motion = hook.Motion
const movingBy = ({ useMotion }: typeof hook) =>
  function Moving({ load }: { load: () => Promise<Motion> }) {
    const part = useRef<HTMLParagraphElement>(null)
    useMotion(part, load)
    return <p ref={part} />
  }
const motion = (stop = () => {}) => {
  const start = vi.fn<Motion>(() => stop)
  return { start, load: () => Promise.resolve(start) }
}

test('a part does not start to move after it is unmounted', async () => {
  await testPage.reduceMotion?.(false)
  const [left, stays] = [motion(), motion()]
  const Moving = movingBy(hook)
  const root = createRoot(box)
  flushSync(() => root.render(<Moving load={left.load} />))
  flushSync(() => root.render(<Moving key="next" load={stays.load} />))
  await whileScrolling(() => stays.start.mock.calls.length).toBe(1)
  expect(left.start).not.toHaveBeenCalled()
  root.unmount()
})

test('motion stops when the reader turns on reduced motion, and continues when they turn it off', async () => {
  await testPage.reduceMotion?.(false)
  const stop = vi.fn()
  const { start, load } = motion(stop)
  const Moving = movingBy(hook)
  const root = createRoot(box)
  flushSync(() => root.render(<Moving load={load} />))
  await whileScrolling(() => start.mock.calls.length).toBe(1)
  await testPage.reduceMotion?.(true)
  await expect.poll(() => stop.mock.calls.length).toBe(1)
  await testPage.reduceMotion?.(false)
  await expect.poll(() => start.mock.calls.length).toBe(2)
  root.unmount()
  expect(stop).toHaveBeenCalledTimes(2)
})

/** Imports a fresh copy of the hook, as on a new page before the first scroll or input. */
const newly = async (visit: string) =>
  (await import(
    /* @vite-ignore */ `../../ui/elements/motion/useMotion.ts?${visit}`
  )) as typeof import('../../ui/elements/motion/useMotion.ts')

test('motion starts with the first scroll, or immediately on a page that is already scrolled when it opens', async () => {
  await testPage.reduceMotion?.(false)
  box.style.blockSize = '300vh'
  const root = createRoot(box)
  for (const [visit, top, calls] of [
    ['from-the-top', 0, 0],
    ['back', 100, 1],
  ] as const) {
    scrollTo({ top, behavior: 'instant' })
    // The browser fires the scroll event in the next frame.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const Moving = movingBy(await newly(visit))
    const { start, load } = motion()
    flushSync(() => root.render(<Moving key={visit} load={load} />))
    await new Promise((done) => setTimeout(done))
    expect(start, visit).toHaveBeenCalledTimes(calls)
  }
  root.unmount()
})

test('a sheet slides in from its edge, except under reduced motion', async () => {
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
    const found = document.querySelector('[role="dialog"]')!.getAnimations().length
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

test('the hashes of new text animate upward level by level, or appear immediately under reduced motion', () => {
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
  // A further change animates again.
  expect(after(0)).toBe('c1,c2 c')
  show([['d1', 'd2'], ['d']])
  expect(box.textContent).toBe('c1,c2 c')
  flushSync(() => root.unmount())
  expect(vi.getTimerCount()).toBe(0)
})

import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTicker } from '../../ui/elements/Ticker/useTicker.ts'
import { testPage } from '../../ui/fixtures/test-page.ts'

function Count() {
  const box = useRef<HTMLParagraphElement>(null)
  const tick = useTicker(box, { interval: 1 })
  return (
    <p ref={box} data-ticks>
      {tick}
    </p>
  )
}

const hidden = vi.spyOn(document, 'hidden', 'get')
let root: Root
beforeEach(async () => {
  await testPage.reduceMotion?.(false)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  // Renders at the top of the page and scrolls there, because a ticker pauses out of view and earlier tests may have left content behind.
  const box = document.createElement('div')
  document.body.prepend(box)
  scrollTo({ top: 0, left: 0, behavior: 'instant' })
  root = createRoot(box)
})
afterEach(() => {
  root.unmount()
  vi.useRealTimers()
  hidden.mockRestore()
})

test('a ticker pauses in a hidden tab and continues in a visible one', async () => {
  flushSync(() => root.render(<Count />))
  // The ticker's observer may run after the test's observer in the same frame, so the test waits for the next frame.
  await new Promise((done) => new IntersectionObserver(done).observe(document.querySelector('[data-ticks]')!))
  await new Promise(requestAnimationFrame)
  const ticksAfter = async (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
    flushSync(() => vi.advanceTimersByTime(3000))
    return document.querySelector('[data-ticks]')!.textContent
  }
  expect(await ticksAfter(true)).toBe('0')
  expect(await ticksAfter(false)).toBe('3')
  expect(await ticksAfter(true)).toBe('3')
  await ticksAfter(false)
  root.unmount()
  expect(vi.getTimerCount()).toBe(0)
})

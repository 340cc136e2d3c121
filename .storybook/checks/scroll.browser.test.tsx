import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawLine } from '../../ui/elements/Line/drawLine.motion.ts'
import { drawn } from '../../ui/elements/Line/drawn.ts'
import { useDrawnLine } from '../../ui/elements/Line/useDrawnLine.ts'
import { useOverflow } from '../../ui/elements/scroller/useOverflow.ts'
import { testPage } from '../../ui/fixtures/test-page.ts'
import { samples } from '../../ui/docs/CodeBlock/fixture.ts'
import { CodeTabs, type CodeTabsItem } from '../../ui/docs/CodeTabs/CodeTabs.tsx'
import { useScrollRestoration } from '../../ui/docs/DocsLayout/useScrollRestoration.ts'
import { useCurrentHeading } from '../../ui/docs/TableOfContents/useCurrentHeading.ts'
import { useCurrentSection } from '../../ui/elements/Section/useCurrentSection.ts'

let box: HTMLElement
beforeEach(async () => {
  await page.viewport(1000, 1000)
  box = document.createElement('div')
  document.body.prepend(box)
  scrollTo({ top: 0, behavior: 'instant' })
})
afterEach(() => box.remove())

/** Scrolls a position of the box to the top of the window. */
const scrollBox = (top: number) => scrollTo({ top: box.getBoundingClientRect().top + scrollY + top, behavior: 'instant' })

test('draws a branch of the progress line after the line passes the start of the branch', () => {
  box.style.cssText = 'position: relative; block-size: 6000px'
  // The line runs down on the right, turns left, and continues down on the left. The branch is at the start of the turn.
  const piece = (kind: string, left: number, top: number, width: number, height: number) =>
    `<i data-line="${kind}" style="position: absolute; inset-inline-start: ${left}px; inset-block-start: ${top}px; inline-size: ${width}px; block-size: ${height}px"></i>`
  box.innerHTML =
    piece('block', 600, 0, 4, 2000) +
    piece('turn', 0, 2000, 604, 36) +
    piece('block', 0, 2036, 4, 3964) +
    piece('branch', 580, 2000, 20, 60) +
    piece('station', 0, 2500, 10, 10)
  const drawnAt = (top: number) => {
    scrollBox(top)
    const stop = drawLine(box)
    const shares = [...box.querySelectorAll<HTMLElement>('i')].map(({ style }) => Number(style.getPropertyValue(drawn)))
    stop()
    return shares
  }
  const read = innerHeight * 0.62
  expect(drawnAt(1990 - read).slice(1)).toEqual([0, 0, 0, 0])
  expect(drawnAt(2300 - read)).toEqual([1, 1, expect.any(Number), 1, 0])
  expect(drawnAt(2520 - read)).toEqual([1, 1, expect.any(Number), 1, 1])
})

test('the progress line is drawn up to the scroll position, and completely when its end is visible', () => {
  const piece = (kind: string, top: number, width: number, height: number) =>
    `<i data-line="${kind}" style="position: absolute; inset-block-start: ${top}px; inline-size: ${width}px; block-size: ${height}px"></i>`
  box.style.cssText = 'position: relative; block-size: 6000px'
  box.innerHTML =
    piece('block', 0, 4, 2000) + piece('inline', 2000, 500, 4) + piece('station', 1900, 200, 200) + piece('block', 2000, 4, 4000)
  const drawnAt = (top: number) => {
    scrollBox(top)
    const stop = drawLine(box)
    const shares = [...box.querySelectorAll<HTMLElement>('i')].map(({ style }) => Number(style.getPropertyValue(drawn)))
    stop()
    return shares
  }
  expect(drawnAt(0)).toEqual([0.5, 0, 0, 0])
  // After the first screen, the line is drawn down to 62 % of the window's height.
  expect(drawnAt(1200)).toEqual([0.91, 0, 0, 0])
  expect(drawnAt(2380)).toEqual([1, 1, 1, 0.25])
  expect(drawnAt(document.documentElement.scrollHeight)).toEqual([1, 1, 1, 1])
  expect(box.querySelector(`[style*="${drawn}"]`)).toBeNull()
})

function Contents({ of }: { of: readonly string[] }) {
  const [current, ask] = useCurrentHeading(of)
  return (
    <>
      <output>{current}</output>
      <button onClick={() => ask(of[1]!)}>Ask</button>
      {of.map((id) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
    </>
  )
}

test('on a page that is too short to scroll, the section in the URL is current until the reader chooses another one', async () => {
  const { hash } = location
  history.replaceState(null, '', '#third')
  const root = createRoot(box)
  flushSync(() => root.render(<Contents of={['first', 'second', 'third']} />))
  const current = () => box.querySelector('output')!.textContent
  await expect.poll(current).toBe('third')
  box.querySelector('button')!.click()
  await expect.poll(current).toBe('second')
  history.replaceState(null, '', '#first')
  dispatchEvent(new HashChangeEvent('hashchange'))
  await expect.poll(current).toBe('first')
  root.unmount()
  history.replaceState(null, '', hash || location.pathname + location.search)
})

test('a code sample stays under the pointer when a language change makes the samples above it longer', async () => {
  const items: readonly CodeTabsItem[] = [
    { id: 'curl', label: 'cURL', lines: samples.curl.slice(0, 1) },
    { id: 'python', label: 'Python', lines: samples.python },
  ]
  const texts = { label: 'Copy', copied: 'Copied', failed: 'Not copied', wrap: 'Wrap', all: String, less: 'Less' }
  const { lang } = document.documentElement.dataset
  const root = createRoot(box)
  flushSync(() =>
    root.render(
      <>
        <div style={{ blockSize: 1000 }} />
        <CodeTabs label="First" items={items} texts={texts} />
        <CodeTabs label="Second" items={items} texts={texts} />
        <div style={{ blockSize: 2000 }} />
      </>,
    ),
  )
  scrollBox(900)
  const choice = box.querySelectorAll<HTMLInputElement>('input[value="python"]')[1]!
  const height = document.documentElement.scrollHeight
  const before = choice.getBoundingClientRect().top
  choice.click()
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(height + 100)
  expect(Math.abs(choice.getBoundingClientRect().top - before)).toBeLessThan(1)
  root.unmount()
  localStorage.clear()
  if (lang === undefined) delete document.documentElement.dataset['lang']
})

function Column({ current }: { current: number | undefined }) {
  const column = useRef<HTMLElement>(null)
  useScrollRestoration(column, undefined)
  return (
    <nav ref={column} style={{ blockSize: 400, marginBlockStart: 100, overflowY: 'auto' }}>
      {Array.from({ length: 40 }, (_, at) => (
        <a key={at} href="#page" style={{ display: 'block', blockSize: 40 }} aria-current={at === current ? 'page' : undefined}>
          {at}
        </a>
      ))}
    </nav>
  )
}

test.each([
  ['a page far below', 0, 30, 1000],
  ['a page in the fade at the end', 0, 8, 120],
  ['a page in the fade at the start', 610, 16, 440],
  ['a page just above the fade at the end', 0, 7, 0],
  ['a page just below the fade at the start', 590, 16, 590],
  ['the first page', 0, 0, 0],
  ['a list without the current page', 610, undefined, 610],
] as const)(
  'the page list centers the current page, or keeps its scroll position if that page is already visible: %s',
  async (_what, left, current, top) => {
    sessionStorage.clear()
    /** Opens the page, optionally scrolls its column, and returns the position. */
    const visit = async (page: number | undefined, to?: number) => {
      const root = createRoot(box)
      flushSync(() => root.render(<Column current={page} />))
      const column = box.querySelector('nav')!
      if (to !== undefined) {
        const told = new Promise((done) => column.addEventListener('scroll', done, { once: true }))
        column.scrollTop = to
        if (to > 0) await told
      }
      const { scrollTop } = column
      root.unmount()
      return scrollTop
    }
    await visit(undefined, left)
    expect(await visit(current)).toBe(top)
    sessionStorage.clear()
  },
)

const ids = ['routing', 'custody']
function Places() {
  const current = useCurrentSection(ids)
  return (
    <>
      <output>{current ?? 'none'}</output>
      {ids.map((id) => (
        <section key={id} id={id} style={{ blockSize: 1000, marginBlockStart: 1000 }} />
      ))}
    </>
  )
}

test('a section is current while it is at 45 % of the window’s height', async () => {
  const root = createRoot(box)
  flushSync(() => root.render(<Places />))
  const current = () => box.querySelector('output')!.textContent
  await expect.poll(current).toBe('none')
  for (const [top, id] of [
    [1500, 'routing'],
    [2500, 'none'],
    [3500, 'custody'],
    [0, 'none'],
  ] as const) {
    scrollBox(top - 500)
    await expect.poll(current).toBe(id)
  }
  root.unmount()
})

function Lined({ active }: { active?: boolean }) {
  const page = useRef<HTMLDivElement>(null)
  useDrawnLine(page, active)
  return (
    <div ref={page} style={{ blockSize: 3000 }}>
      <i data-line="block" style={{ display: 'block', inlineSize: 4, blockSize: 3000 }} />
    </div>
  )
}

test('the progress line follows the reader from the first scroll on, unless the page always shows the whole line', async () => {
  await testPage.reduceMotion?.(false)
  const root = createRoot(box)
  flushSync(() =>
    root.render(
      <>
        <Lined active={false} />
        <Lined />
      </>,
    ),
  )
  const shares = () => [...box.querySelectorAll('i')].map(({ style }) => style.getPropertyValue(drawn))
  expect(shares()).toEqual(['', ''])
  dispatchEvent(new WheelEvent('wheel'))
  await expect.poll(shares).toEqual(['', expect.stringMatching(/^0/)])
  root.unmount()
})

function Scroller({ isTall, overflowY = 'auto' }: { isTall?: boolean; overflowY?: 'auto' | 'hidden' }) {
  const group = useRef<HTMLDivElement>(null)
  const scrolls = useOverflow(group, isTall)
  return (
    <div ref={group} style={{ inlineSize: 100, blockSize: 100, overflowX: 'auto', overflowY }} {...(scrolls && { role: 'group' })}>
      <div style={{ inlineSize: 50, blockSize: 50 }} />
    </div>
  )
}

test.each([
  ['wide content', {}, 300, 50, true],
  ['content that fits', { isTall: true }, 50, 50, false],
  ['tall content', {}, 50, 300, false],
  ['tall content in a scroller that may scroll down', { isTall: true }, 50, 300, true],
  ['tall content that is cut off', { isTall: true, overflowY: 'hidden' }, 50, 300, false],
  ['wide content that is cut off at the bottom', { isTall: true, overflowY: 'hidden' }, 300, 300, true],
] as const)('a scroller is a group only while its content overflows: %s', async (_what, props, width, height, scrolls) => {
  const root = createRoot(box)
  flushSync(() => root.render(<Scroller {...props} />))
  const isGroup = () => box.querySelector('[role="group"]') !== null
  expect(isGroup()).toBe(false)
  const content = box.firstElementChild!.firstElementChild as HTMLElement
  const size = async (inline: number, block: number) => {
    content.style.inlineSize = `${inline}px`
    content.style.blockSize = `${block}px`
    // After the next frame every observer has run.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }
  await size(width, height)
  await expect.poll(isGroup).toBe(scrolls)
  await size(50, 50)
  await expect.poll(isGroup).toBe(false)
  root.unmount()
})

import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startScript } from './start-script.ts'

/** Runs the inline script in a fake page. */
function pageWith({ connection, kept = 0 }: { connection?: object; kept?: number } = {}) {
  const asked: string[] = []
  const page = new EventTarget()
  let observers = 0
  let paint = () => {}
  let idle = () => {}
  let later = () => {}
  const context = {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    navigator: { connection },
    document: { body: { dataset: { modules: '/page.js' } } },
    sessionStorage: { length: kept },
    window: { requestIdleCallback: true },
    requestIdleCallback: (start: () => void) => {
      idle = start
    },
    queueMicrotask,
    setTimeout: (run: () => void) => {
      later = run
    },
    load: async (file: string) => void asked.push(file),
    PerformanceObserver: class {
      constructor(tell: (list: object, observer: object) => void) {
        observers++
        paint = () => tell({ getEntriesByName: () => [{}] }, this)
      }
      observe() {}
      disconnect() {}
    },
  }
  // A script in `node:vm` cannot import.
  runInNewContext(startScript(['/entry.js']).replaceAll('import(', 'load('), context)
  const load = () => page.dispatchEvent(new Event('load'))
  return {
    asked,
    page,
    settleUnpainted: () => (load(), later(), idle()),
    settle: () => (load(), paint(), idle()),
    observers: () => observers,
  }
}

const files = ['/page.js', '/entry.js']

test('loads React when the browser is idle after the first paint', () => {
  const { asked, settle } = pageWith()
  expect(asked).toEqual([])
  settle()
  expect(asked).toEqual(files)
})

test('loads React in a browser that reports no paint, such as Firefox if a page opens scrolled down', () => {
  const { asked, settleUnpainted } = pageWith()
  settleUnpainted()
  expect(asked).toEqual(files)
})

test.each(['pointerdown', 'keydown', 'focusin'])('loads React at the first %s, and only once', (intent) => {
  const { asked, page, settle } = pageWith({ connection: { saveData: true } })
  settle()
  expect(asked).toEqual([])
  page.dispatchEvent(new Event(intent))
  page.dispatchEvent(new Event(intent))
  expect(asked).toEqual(files)
})

test('on a slow connection, loads React before any input only if the tab has stored answers', () => {
  const slow = { effectiveType: '3g' }
  expect(pageWith({ connection: slow }).observers()).toBe(0)
  const { asked, settle } = pageWith({ connection: slow, kept: 1 })
  settle()
  expect(asked).toEqual(files)
})

test('replays early clicks after hydration, except those that the browser handled', async () => {
  const { page } = pageWith()
  const target = Object.assign(new EventTarget(), { isConnected: true, closest: () => ({ type: 'button' }) })
  const submit = Object.assign(new EventTarget(), { isConnected: true, closest: () => ({ type: 'submit' }) })
  const heard: string[] = []
  target.addEventListener('click', () => heard.push('button'))
  submit.addEventListener('click', () => heard.push('submit'))
  for (const element of [target, submit]) {
    const click = new Event('click')
    Object.defineProperty(click, 'target', { value: element })
    page.dispatchEvent(click)
  }
  expect(heard).toEqual([])
  page.dispatchEvent(new Event('hydrated'))
  await Promise.resolve()
  expect(heard).toEqual(['button'])
})

import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIntent, type Intent } from '../../ui/elements/hydration/intent.ts'
import { HydrateOnIntent, HydrationProvider } from '../../ui/elements/hydration/HydrateOnIntent.tsx'
import { Later } from '../../ui/elements/hydration/Later.tsx'
import { DocsLayout } from '../../ui/docs/DocsLayout/DocsLayout.tsx'

/** A limit for what never comes: the machine may be busy. */

let box: HTMLElement
let root: Root | undefined
beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  root?.unmount()
  root = undefined
  box.remove()
  delete document.documentElement.dataset['lang']
})

const alive = vi.fn()
const never = () => () => {}

/** Says itself whether a script runs it. */
function Part({ name, id = name }: { name: string; id?: string }) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [presses, setPresses] = useState(0)
  useEffect(() => alive(name), [name])
  return (
    <p id={id}>
      <button onClick={() => setPresses(presses + 1)}>{name}</button> <output>{isAlive ? `alive, ${presses}` : 'served'}</output>
    </p>
  )
}

const isDue = () => true
const isUnseen = () => false
const unseen = (name: string) => (
  <HydrateOnIntent unless={isUnseen}>
    <Part name={name} id="part" />
  </HydrateOnIntent>
)
const seen = (name: string) => (
  <HydrateOnIntent>
    <Part name={name} id="part" />
  </HydrateOnIntent>
)

const pageOf = (part: ReactNode, intent?: Intent) => (
  <HydrationProvider failed="This part failed." {...(intent && { intent })}>
    {part}
    <HydrateOnIntent unless={isDue}>
      <Part name="last" />
    </HydrateOnIntent>
  </HydrationProvider>
)
const find = (id: string) => box.querySelector(`#${id}`)
const saidBy = (id: string) => find(id)?.querySelector('output')?.textContent

/** The page as the server wrote it, taken over as far as nothing waits for the visitor. */
async function takenOver(part: ReactNode) {
  alive.mockClear()
  const intent = createIntent()
  box.innerHTML = renderToString(pageOf(part))
  const served = find('part')
  root = hydrateRoot(box, pageOf(part, intent))
  await expect.poll(() => saidBy('last')).toBe('alive, 0')
  return { intent, served, show: (next: ReactNode) => flushSync(() => root!.render(pageOf(next, intent))) }
}

test.each([
  ['seen', seen],
  ['unseen', unseen],
])('a part that is %s stays as the server wrote it until the visitor does something', async (_what, of) => {
  const { intent, served } = await takenOver(of('first'))
  expect(saidBy('part')).toBe('served')
  expect(intent.waiting.size).toBe(1)
  intent.end()
  await expect.poll(() => saidBy('part')).toBe('alive, 0')
  expect(find('part')).toBe(served)
  expect(intent.waiting.size).toBe(0)
})

test('the press that ends the wait is heard', async () => {
  const { intent } = await takenOver(seen('first'))
  addEventListener('click', () => intent.end(), { capture: true, once: true })
  find('part')!.querySelector('button')!.click()
  await expect.poll(() => saidBy('part')).toBe('alive, 1')
})

test('a part that is seen is taken over before it changes', async () => {
  const { intent, served, show } = await takenOver(seen('first'))
  show(seen('second'))
  await expect.poll(() => find('part')?.textContent).toBe('second alive, 0')
  expect(find('part')).toBe(served)
  expect(alive.mock.calls.flat()).toEqual(['last', 'first', 'second'])
  expect(intent.waiting.size).toBe(0)
})

test('a part that nobody sees is replaced without being taken over', async () => {
  const { intent, show } = await takenOver(unseen('first'))
  show(unseen('second'))
  expect(find('part')).toBeNull()
  await expect.poll(() => find('part')?.textContent).toBe('second alive, 0')
  expect(alive.mock.calls.flat()).toEqual(['last', 'second'])
  expect(intent.waiting.size).toBe(0)
})

test('a part that was unseen and is taken over changes like any other', async () => {
  const { intent, served, show } = await takenOver(unseen('first'))
  intent.end()
  await expect.poll(() => saidBy('part')).toBe('alive, 0')
  show(unseen('second'))
  expect(find('part')?.textContent).toBe('second alive, 0')
  expect(find('part')).toBe(served)
})

test('a part that leaves the page waits no longer', async () => {
  const { intent, show } = await takenOver(seen('first'))
  show(null)
  expect(find('part')).toBeNull()
  expect(intent.waiting.size).toBe(0)
})

test.each([
  ['seen', seen],
  ['unseen', unseen],
])('a part that is %s and that no server wrote is there at once, and changes like any other', (_what, of) => {
  const intent = createIntent()
  root = createRoot(box)
  const show = (name: string) => flushSync(() => root!.render(pageOf(of(name), intent)))
  show('first')
  const drawn = find('part')
  expect(drawn?.textContent).toContain('first')
  expect(intent.waiting.size).toBe(0)
  show('second')
  expect(find('part')).toBe(drawn)
  expect(drawn?.textContent).toContain('second')
})

function Broken(): never {
  throw new Error('This figure cannot be drawn.')
}

test('a part that fails says so in its place until it changes', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  root = createRoot(box)
  const show = (part: ReactNode) => flushSync(() => root!.render(pageOf(<HydrateOnIntent>{part}</HydrateOnIntent>, createIntent())))
  show(<Broken />)
  logged.mockRestore()
  expect(box.querySelector('[role="alert"]')?.textContent).toBe('This part failed.')
  expect(saidBy('last')).toBeDefined()
  show(<Part name="mended" />)
  expect(box.querySelector('[role="alert"]')).toBeNull()
  expect(find('mended')).not.toBeNull()
})

const docsPage = (more?: ReactNode) => (
  <DocsLayout
    texts={{ skip: 'Skip', close: 'Close', contents: 'Contents', position: (at, count) => `${at} of ${count}` }}
    header={null}
    navigation={null}
  >
    <Part name="text" id="part" />
    {more}
  </DocsLayout>
)

test('the text of a documentation page waits for the visitor, unless it changes by itself', async () => {
  await takenOver(docsPage())
  expect(saidBy('part')).toBe('served')
  root?.unmount()
  await takenOver(docsPage(<p data-walk>Step 2 of 5</p>))
  await expect.poll(() => saidBy('part')).toBe('alive, 0')
  root?.unmount()
  document.documentElement.dataset['lang'] = 'python'
  await takenOver(docsPage())
  await expect.poll(() => saidBy('part')).toBe('alive, 0')
})

test('without a provider nothing waits', async () => {
  box.innerHTML = renderToString(seen('first'))
  root = hydrateRoot(box, seen('first'))
  await expect.poll(() => saidBy('part')).toBe('alive, 0')
})

test('what comes later leaves the first frame to the rest, unless it need not', async () => {
  root = createRoot(box)
  flushSync(() =>
    root!.render(
      <>
        <Later>second frame, </Later>
        <Later later={false}>first frame</Later>
      </>,
    ),
  )
  expect(box.textContent).toBe('first frame')
  await expect.poll(() => box.textContent).toBe('second frame, first frame')
})

import { createElement, createRef, type ComponentType, type MouseEvent, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import * as ui from '../../ui/index.ts'

interface StoryFile {
  default: { component?: unknown; args?: object }
  Default?: { args?: object }
}

const files = Object.values(import.meta.glob<StoryFile>('../../ui/**/*.stories.tsx', { eager: true }))

/** Components that forward no attributes, because they have no element of their own or frame a whole page. */
const withoutElement = [
  'FieldIds',
  'LanguageSync',
  'LinkProvider',
  'CredentialsProvider',
  'Dialog',
  'SocialCard',
  // `Stamp` is a word in a sentence.
  'Stamp',
  // The `id` of `WalkStep` is the anchor of its heading.
  'WalkStep',
  'WalkCall',
  'RouteAnnouncer',
  'Page',
  'DocsLayout',
  // Pieces of a drawing that is hidden from screen readers.
  'LineRun',
  'LineTurn',
  'LineStation',
  'LineDrop',
]

/** Props of components that only appear in the stories of another component. */
const more: Record<string, object> = {
  Anchor: { href: '/there', children: 'There' },
  Container: { children: 'Here' },
  Grid: { children: 'Here' },
  ButtonLink: { href: '/there', children: 'There' },
  DialogContent: { title: 'Here', closeLabel: 'Close' },
  DialogTrigger: { children: createElement('button', {}, 'There') },
  CallPart: { of: 'intro', children: 'Here' },
  FeaturePanel: { id: 'panel', number: '01', title: 'Here', description: 'There', image: '/image.png', alt: 'A node' },
  FileRun: {
    texts: { run: 'Run', again: 'Run again', headers: 'Headers', body: 'Body', noBody: 'No body.', code: {} },
    said: 'A sandbox responds.',
    onRun: () => {},
  },
  FormStage: { label: 'Your node', children: 'Here' },
  FormStrip: { href: '#there', label: 'What will be sent', progress: '0 of 9', groups: ['current', 'ahead'] },
  ProductFigure: { of: 'machine' },
  TryItToggle: {
    texts: { label: 'Try it', failed: 'Not loaded.', close: 'Close' },
    call: { method: 'GET', path: '/machines' },
    load: async () => () => null,
    content: {},
  },
}

const all = Object.entries(ui as Record<string, unknown>).filter(
  (entry): entry is [string, ComponentType<object>] => typeof entry[1] === 'function' && /^[A-Z]/.test(entry[0]),
)
const components = all.filter(([name]) => !withoutElement.includes(name))

/** Attributes that the types refuse but that untyped code may pass. */
const looks = { style: { color: 'rebeccapurple' }, className: 'mine' }

function getArgs(name: string, component: unknown): object | undefined {
  const file = files.find(({ default: meta }) => meta.component === component)
  return file ? { ...file.default.args, ...file.Default?.args } : more[name]
}

/** Puts the parts of a dialog into an open one. */
const inPlace = (name: string, part: ReactElement) => (/^Dialog./.test(name) ? <ui.Dialog defaultOpen>{part}</ui.Dialog> : part)

/** Renders a component with an app's attributes. Returns the attributes that did not reach its element. */
function findLost(name: string, component: ComponentType<object>, place: HTMLElement): string[] {
  const known = getArgs(name, component)
  if (!known) return [`${name}: no story shows it, so add its props to .storybook/checks/attributes.browser.test.tsx`]
  const ref = createRef<HTMLElement>()
  // A prevented trigger warns, but only once, and the story of the warnings expects it.
  const click = vi.fn((event: MouseEvent) => void (name === 'DialogTrigger' || event.preventDefault()))
  const passed = {
    id: 'passed',
    'data-passed': '',
    'aria-keyshortcuts': 'P',
    onClick: click,
    ref,
    ...looks,
    ...(name === 'Button' && { disabled: true }),
  }
  const box = place.appendChild(document.createElement('div'))
  const root = createRoot(box)
  flushSync(() => root.render(inPlace(name, createElement(component, { ...known, ...passed }))))
  // A dialog is rendered at the end of the page.
  const element = document.querySelector('[data-passed]')
  element?.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true, cancelable: true }))
  const lost = {
    'data-*': !element,
    id: element?.id !== 'passed',
    'aria-*': element?.getAttribute('aria-keyshortcuts') !== 'P',
    // A group of radio buttons gives one of its inputs.
    ref: !(name === 'RadioGroupField' ? element?.contains(ref.current) && ref.current?.matches('input') : ref.current === element),
    'onClick with its event': click.mock.lastCall?.[0]?.type !== 'click',
    // `Anchor` has no styles of its own, so it accepts `style` and `className`.
    'no style': name !== 'Anchor' && element?.matches('[style*="rebeccapurple"]'),
    'no className': name !== 'Anchor' && element?.matches('.mine'),
    'no disabled': name === 'Button' && element?.matches('[disabled]'),
  }
  root.unmount()
  box.remove()
  return Object.entries(lost)
    .filter(([, is]) => is)
    .map(([what]) => `${name}: ${what}`)
}

test('the lists above name only components of the package, and give props only to those without a story', () => {
  const names = all.map(([name]) => name)
  expect([...withoutElement, ...Object.keys(more)].filter((name) => !names.includes(name))).toEqual([])
  const shown = files.map(({ default: { component } }) => component)
  expect(all.filter(([name, component]) => name in more && shown.includes(component)).map(([name]) => name)).toEqual([])
})

test('every component forwards aria-*, data-*, id, onClick and ref, but not className and style', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(components.length).toBeGreaterThan(60)
  expect(components.flatMap(([name, component]) => findLost(name, component, document.body))).toEqual([])
  expect(said.mock.calls.map(String)).toContain('style has no effect on a component of the design system. Change its look with the theme.')
  expect(said.mock.calls.map(String)).toContainEqual(expect.stringMatching(/^disabled has no effect.*Use disabledReason/))
  said.mockRestore()
})

/** Records listeners, observers and intervals that a component starts and does not end. */
function beginnings(lasting: readonly EventTarget[]) {
  const open = new Set<string>()
  const names = new WeakMap<object, number>()
  let last = 0
  const getNumber = (thing: object) => names.get(thing) ?? names.set(thing, ++last).get(thing)!
  const isShared = (target: EventTarget) => target instanceof MediaQueryList || lasting.some((each) => each === target)
  const getKey = (target: EventTarget, [type, listener, options]: Parameters<EventTarget['addEventListener']>) =>
    `${target.constructor.name} ${getNumber(target)} ${type} ${getNumber(listener as object)} ${String(typeof options === 'object' ? options.capture === true : options === true)}`
  const restores: (() => void)[] = []
  function around<Owner extends object>(
    owner: Owner,
    name: keyof Owner & string,
    note: (self: object, args: unknown[], result: unknown) => void,
  ) {
    const original = owner[name] as (...args: unknown[]) => unknown
    owner[name] = function noted(this: object | undefined, ...args: unknown[]) {
      const result = original.apply(this, args)
      // A call without an object, such as `addEventListener(…)`, belongs to the window.
      note(this ?? window, args, result)
      return result
    } as Owner[typeof name]
    restores.push(() => void (owner[name] = original as Owner[typeof name]))
  }
  type Args = Parameters<EventTarget['addEventListener']>
  // In the test runner, `window` has its own `addEventListener` and `removeEventListener`.
  for (const owner of [EventTarget.prototype, window]) {
    around(owner, 'addEventListener', (self, args) => {
      if (!isShared(self as EventTarget)) return
      const key = getKey(self as EventTarget, args as Args)
      open.add(key)
      const options = args[2]
      if (typeof options === 'object') (options as AddEventListenerOptions).signal?.addEventListener('abort', () => open.delete(key))
    })
    around(owner, 'removeEventListener', (self, args) => open.delete(getKey(self as EventTarget, args as Args)))
  }
  for (const Observer of [MutationObserver, ResizeObserver, IntersectionObserver]) {
    around(Observer.prototype, 'observe', (self) => open.add(`${Observer.name} ${getNumber(self)}`))
    around(Observer.prototype, 'disconnect', (self) => open.delete(`${Observer.name} ${getNumber(self)}`))
  }
  around(window, 'setInterval', (_, __, id) => open.add(`interval ${String(id)}`))
  around(window, 'clearInterval', (_, [id]) => open.delete(`interval ${String(id)}`))
  return { open, restore: () => restores.forEach((restore) => restore()) }
}

test('an unmounted component leaves no listener, observer or interval behind', async () => {
  const left: string[] = []
  for (const [name, component] of all) {
    const args = getArgs(name, component)
    if (!args) continue
    // The group listens to the form that it is in.
    const box = document.body.appendChild(document.createElement(name === 'FieldGroup' ? 'form' : 'div'))
    const root = createRoot(box)
    const { open, restore } = beginnings([window, document, document.documentElement, document.body, box])
    flushSync(() => root.render(inPlace(name, createElement(component, args))))
    await new Promise(requestAnimationFrame)
    flushSync(() => root.unmount())
    restore()
    box.remove()
    left.push(...[...open].map((what) => `${name}: ${what}`))
  }
  expect(left).toEqual([])
})

test('every component renders in an environment without layout, such as jsdom', async () => {
  for (const name of ['matchMedia', 'ResizeObserver', 'IntersectionObserver']) vi.stubGlobal(name, undefined)
  const failed: string[] = []
  for (const [name, component] of all) {
    const args = getArgs(name, component)
    if (!args) continue
    const box = document.body.appendChild(document.createElement('div'))
    const root = createRoot(box, { onUncaughtError: (error) => failed.push(`${name}: ${String(error)}`) })
    flushSync(() => root.render(inPlace(name, createElement(component, args))))
    await new Promise(requestAnimationFrame)
    flushSync(() => root.unmount())
    box.remove()
  }
  vi.unstubAllGlobals()
  expect(failed).toEqual([])
})

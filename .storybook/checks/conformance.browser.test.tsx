import { cloneElement, createElement, StrictMode, useEffect, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { fireEvent } from 'storybook/test'
import { commands } from 'vitest/browser'
import { recordBegun } from './begun.fixture.ts'
import { components, listArgs, listStories, renderStory, storyFiles } from './exported-stories.fixture.tsx'
import type { Attributes } from './read-attributes.ts'
import { hasTag } from './tags.ts'
import { stayOnPage } from './stay.ts'

/** Attributes that the types refuse but that untyped code may pass. */
const looks = { style: { color: 'rebeccapurple' }, className: 'mine' }

const nextFrame = () => new Promise(requestAnimationFrame)

let tellHydrated = () => {}

/** Renders a story. After each render, calls `tellHydrated` once the effects of the story have run. */
function Told({ children }: { children: ReactNode }) {
  useEffect(() => tellHydrated())
  return children
}

const addBox = (tag = 'div') => document.body.appendChild(document.createElement(tag))

/** Presses each button, as a reader who tries everything would. */
const pressAll = (box: HTMLElement) => {
  for (const button of box.querySelectorAll('button')) button.click()
}

const typeInAll = async (box: HTMLElement) => {
  for (const field of box.querySelectorAll('input:not([type="checkbox"], [type="radio"]), textarea'))
    await fireEvent.input(field, { target: { value: '7' } })
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isCheck = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio'

/** Whether the app of a story accepts what the reader types or chooses. Call it after `typeInAll`, which types into the text fields. */
const accepts = async (control: Control) => {
  if ('options' in control) {
    const selectedIndex = control.selectedIndex === 0 ? 1 : 0
    await fireEvent.change(control, { target: { selectedIndex } })
    return control.selectedIndex === selectedIndex
  }
  if (!isCheck(control)) return control.value === '7'
  const before = control.checked
  control.click()
  return control.checked !== before
}

/** Types, checks and chooses in the controls before React hydrates. Returns a function that lists the controls that have lost this input. */
const useEarly = (box: HTMLElement) => {
  const controls = [...box.querySelectorAll<Control>('input, textarea, select')].filter(
    (control) => !control.matches(':disabled, :read-only:is(textarea, [type="text"])'),
  )
  const read = (control: Control) => (isCheck(control) ? control.checked : control.value)
  const before = controls.map(read)
  for (const control of controls)
    if ('options' in control) control.selectedIndex = control.selectedIndex === 0 ? 1 : 0
    else if (isCheck(control)) control.checked = !control.checked
    else control.value += '7'
  const early = controls.map(read)
  // Skips time fields, which `7` made empty, and unchecked radio buttons, because only one in a group stays checked.
  const used = controls.filter((_, at) => early[at] !== before[at] && early[at] !== '' && early[at] !== false)
  return () => used.filter((control) => read(control) !== early[controls.indexOf(control)])
}

/** Presses Escape on each link and button inside a `details`. Returns those that keep the focus although Escape has hidden them. */
const escapeFromAll = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>('details :is(a, button)')].filter((target) => {
    target.closest('details')!.open = true
    target.focus()
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    return document.activeElement === target && !target.checkVisibility()
  })

const listRegions = (box: HTMLElement) => [...box.querySelectorAll('output, [role="status"], [aria-live="polite"]')]

/**
 * Renders a component with an app's attributes, in one story after another, until the stories so far have no fault in common. Returns the
 * faults that all of them have in common: attributes that don't reach the element, and `style`, `className` or `disabled` that do.
 */
async function findLost(name: string, component: unknown, { own, without, isStyled }: Attributes): Promise<string[]> {
  let lost = ['data-*']
  let isFirst = true
  const given = new Set<unknown>()
  // Doesn't prevent the default action of `DialogTrigger`, because the component would then log a warning. A page logs this warning only
  // once, so the story that expects the warning would fail.
  const click = vi.fn((event: MouseEvent) => void (name === 'DialogTrigger' || event.preventDefault()))
  const hasDisabled = without.includes('disabled')
  const props = {
    id: 'passed',
    'data-passed': '',
    'aria-keyshortcuts': 'P',
    onClick: click,
    ref: (element: unknown) => void given.add(element),
    ...looks,
    ...(hasDisabled && { disabled: true }),
  }
  for (const story of listStories(component, props)) {
    const box = addBox()
    const root = createRoot(box)
    flushSync(() => root.render(story))
    // A dialog is rendered at the end of the page.
    const find = () => document.querySelector('[data-passed]')
    if (!find()) {
      pressAll(box)
      await nextFrame()
    }
    const element = find()
    element?.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true, cancelable: true }))
    const faults = element && {
      id: own.includes('id') ? !document.getElementById('passed') : element.id !== 'passed',
      'aria-*': element.getAttribute('aria-keyshortcuts') !== 'P',
      // A component that declares `ref` itself may pass a part of its element, such as an input of a group.
      ref: own.includes('ref') ? ![...given].some((part) => part instanceof Node && element.contains(part)) : !given.has(element),
      'onClick with its event': click.mock.lastCall?.[0]?.type !== 'click',
      'no style': !isStyled && element.matches('[style*="rebeccapurple"]'),
      'no className': !isStyled && element.matches('.mine'),
      'no disabled': hasDisabled && element.matches('[disabled]'),
    }
    root.unmount()
    box.remove()
    if (!faults) continue
    lost = Object.entries(faults).flatMap(([what, is]) => (is && (isFirst || lost.includes(what)) ? [what] : []))
    isFirst = false
    if (lost.length === 0) break
  }
  return lost.map((what) => `${name}: ${what}`)
}

test('a component that takes the attributes of an element forwards them and ref, but not className and style', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const attributes = await commands.readAttributes()
  const forwarding = components.filter(([name]) => name in attributes)
  expect(forwarding.length).toBeGreaterThan(60)
  const stay = stayOnPage('conformance')
  const lost: string[] = []
  for (const [name, component] of forwarding) lost.push(...(await findLost(name, component, attributes[name]!)))
  stay.end()
  expect(lost).toEqual([])
  expect(said.mock.calls.map(String)).toContain('style has no effect on a component of the design system. Change its look with the theme.')
  expect(said.mock.calls.map(String)).toContainEqual(expect.stringMatching(/^disabled has no effect.*Use disabledReason/))
  said.mockRestore()
})

/** Runs a function for the stories with these names, of all components. Returns the faults that it finds, with the title of the story. */
async function collect(names: readonly string[], find: (story: ReactElement, tags: readonly string[]) => Promise<readonly unknown[]>) {
  const found: string[] = []
  for (const { default: meta, ...stories } of storyFiles)
    for (const name of names.filter((each) => each in stories)) {
      const story = <StrictMode>{renderStory({ default: meta }, stories[name])}</StrictMode>
      const faults = await find(story, meta.tags ?? [])
      found.push(...faults.map((fault) => `${meta.title} ${name}: ${String(fault)}`))
    }
  return found
}

test('the HTML of the server equals the first render, and an unmounted component leaves nothing behind, even if each field and button was used', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { theme } = document.documentElement.dataset
  const stay = stayOnPage('conformance')
  vi.stubGlobal('print', () => {})
  // React adds its listeners to the document with the first root, so this root must exist before the listeners are recorded.
  createRoot(document.createElement('div'))
  const found = await collect(['Default', 'States'], async (story, tags) => {
    const faults: unknown[] = []
    const report = (error: unknown) => void faults.push(error)
    const html = renderToString(<Told>{story}</Told>)
    // A field group adds listeners to the form around it, which must be recorded, too.
    const form = addBox(html.includes('<form') ? 'div' : 'form')
    const box = form.appendChild(document.createElement('div'))
    box.innerHTML = html
    // A strict content security policy blocks styles in HTML. A drawing may have them, because the build turns it into an image.
    if (!hasTag(tags, 'drawing') && box.querySelector('style')) report('writes a style element')
    const listLost = useEarly(box)
    said.mockClear()
    const { open, restore } = recordBegun([window, document, document.documentElement, document.body, form])
    const { promise: hydrated, resolve } = Promise.withResolvers<void>()
    tellHydrated = resolve
    const onUncaughtError = (error: unknown) => {
      report(error)
      resolve()
    }
    const root = hydrateRoot(box, <Told>{story}</Told>, { onRecoverableError: report, onUncaughtError })
    await hydrated
    await nextFrame()
    for (const call of said.mock.calls) report(call.join(' ').slice(0, 400))
    flushSync(() => root.render(<Told>{cloneElement(story)}</Told>))
    await nextFrame()
    const lost = listLost()
    const regions = listRegions(box)
    await typeInAll(box)
    // Skips fields that refuse all input, because a story's app may refuse changes on purpose.
    for (const control of lost) if (await accepts(control)) report(`loses what was typed or chosen in “${control.id}” before hydration`)
    pressAll(box)
    await nextFrame()
    for (const region of listRegions(box))
      if (region.textContent && !regions.includes(region))
        report(`announces nothing: “${region.textContent}” appears together with its live region, which must exist before its text`)
    for (const { textContent } of escapeFromAll(box)) report(`loses the focus when Escape closes “${textContent}”`)
    flushSync(() => root.unmount())
    restore()
    form.remove()
    // Radix returns the focus in a task after a dialog is unmounted.
    await new Promise((done) => setTimeout(done))
    for (const what of open) report(`leaves a ${what}`)
    return faults
  })
  stay.end()
  vi.unstubAllGlobals()
  document.documentElement.dataset['theme'] = theme
  said.mockRestore()
  expect(found).toEqual([])
})

test('the Default story of every component renders without matchMedia, ResizeObserver and IntersectionObserver, as in jsdom', async () => {
  for (const name of ['matchMedia', 'ResizeObserver', 'IntersectionObserver']) vi.stubGlobal(name, undefined)
  const found = await collect(['Default'], async (story) => {
    const faults: unknown[] = []
    const box = addBox()
    const root = createRoot(box, { onUncaughtError: (error) => faults.push(error) })
    flushSync(() => root.render(story))
    await nextFrame()
    flushSync(() => root.unmount())
    box.remove()
    return faults
  })
  vi.unstubAllGlobals()
  expect(found).toEqual([])
})

test.each([0, 1])('components render when the lists in their props have at most %i items', (length) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failed = components.flatMap(([name, Component]) =>
    listArgs(Component).flatMap(({ story, args }) => {
      const hasLists = Object.values(args).some(Array.isArray)
      const cut = Object.fromEntries(
        Object.entries(args).map(([prop, value]) => [prop, Array.isArray(value) ? value.slice(0, length) : value]),
      )
      try {
        if (hasLists) renderToString(createElement(Component, cut))
        return []
      } catch (error) {
        return [`${name} ${story}: ${String(error)}`]
      }
    }),
  )
  said.mockRestore()
  expect(failed).toEqual([])
})

import { createElement, createRef, useEffect, useState, type FormEvent, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fireEvent, userEvent } from 'storybook/test'
import { commands } from 'vitest/browser'
import { SelectField } from '../../ui/index.ts'
import { components, listArgs } from './exported-stories.fixture.tsx'

type Control = Omit<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement, 'type'> & { type: string }

interface FieldProps {
  ref?: Ref<Control>
  form?: string
  autoFocus?: boolean
  value?: string
  checked?: boolean
  defaultValue?: undefined
  onChange?: (event: { target: EventTarget }) => void
}

interface Tested {
  name: string
  render: (props: FieldProps) => ReactNode
}

/** Shorter than the limits in `vitest.config.ts`. With those limits, the tests of a single faulty field would take many minutes to fail. */
const patience = { timeout: 15_000 }

const box = () => document.querySelector<HTMLElement>('[data-box]')!
const listControls = () => [...box().querySelectorAll<Control>('[name="f"]')]
const control = () => listControls()[0]!
/**
 * Changes the field as a reader would. A call after a reset makes the same change. Before hydration, presses no step buttons, because they
 * do nothing yet.
 */
async function enter({ isHydrated = true } = {}): Promise<void> {
  const step = isHydrated && box().querySelector('button[aria-label]:last-of-type')
  if (step) await userEvent.click(step)
  else if (control().type === 'checkbox') await userEvent.click(control())
  else if (control().type === 'radio') await userEvent.click(listControls().findLast(({ checked }) => !checked)!)
  else if (control().matches('select'))
    await userEvent.selectOptions(
      control(),
      [...control().options].findLast(({ selected }) => !selected)!,
    )
  // `userEvent` keeps its own copy of the text, which a reset does not change. Its events would therefore differ from those of a reader.
  else await fireEvent.input(control(), { target: { value: '1' } })
}

/** Returns the state of the field as the prop that an app would set to control it. */
function readState(): FieldProps {
  if (control().type === 'checkbox') return { checked: control().checked }
  return { value: control().type === 'radio' ? (listControls().find(({ checked }) => checked)?.value ?? '') : control().value }
}

const attributes = await commands.readAttributes()
const isField = (name: string) =>
  /^(input|select|textarea|fieldset)$/.test(attributes[name]?.element ?? '') && attributes[name]!.own.includes('hint')
/** Fields of the package, once for each story without a `render` function. */
const fields: Tested[] = components
  .filter(([name]) => isField(name))
  .flatMap(([name, Field]) =>
    listArgs(Field)
      .filter(({ args }) => !['disabled', 'readOnly', 'value', 'checked'].some((prop) => prop in args))
      .map(({ story, args }) => ({
        name: `${name} ${story}`,
        render: (props) => createElement(Field, { ...args, name: 'f', ...props } as object),
      })),
  )

let root: Root
beforeEach(() => {
  const element = document.body.appendChild(document.createElement('div'))
  element.dataset['box'] = ''
  root = createRoot(element)
})
afterEach(() => {
  root.unmount()
  box().remove()
})

const show = (content: ReactNode) => flushSync(() => root.render(content))
const readSent = (form = box().querySelector('form')!) => Object.fromEntries(new FormData(form))
const pressReset = () => userEvent.click(box().querySelector('[type="reset"]')!)

const inForm = (field: ReactNode, onReset?: (event: FormEvent) => void) => (
  <form onReset={onReset}>
    {field}
    <button type="reset">Reset</button>
  </form>
)
/** A field follows a reset in a task after the event. */
const nextTask = () => new Promise((done) => setTimeout(done))

/** Waits until each checkbox and radio button shows the state that the form will send. */
async function expectTrueLook() {
  const listBoxes = () => [...box().querySelectorAll<HTMLInputElement>('[data-state]')]
  await expect.poll(() => listBoxes().filter(({ dataset, checked }) => (dataset['state'] === 'checked') !== checked), patience).toEqual([])
}

test('the fields of the package are found', () => {
  expect(new Set(fields.map(({ name }) => name.split(' ')[0])).size).toBeGreaterThan(5)
})

test.each(fields)('$name reports a change that the reader repeats after a reset', async ({ render }) => {
  let told = 0
  show(inForm(render({ onChange: () => told++ })))
  const initial = readState()
  await enter()
  expect(told).toBeGreaterThan(0)
  await pressReset()
  await nextTask()
  expect(readState()).toEqual(initial)
  await expectTrueLook()
  told = 0
  await enter()
  expect(told).toBeGreaterThan(0)
})

test.each(fields)('$name keeps its value and its look when the app prevents a reset', async ({ render }) => {
  show(inForm(render({}), (event) => event.preventDefault()))
  const initial = readSent()
  await enter()
  const before = readSent()
  expect(before).not.toEqual(initial)
  await pressReset()
  await expectTrueLook()
  await expect.poll(() => readSent(), patience).toEqual(before)
})

test.each(fields)('$name shows the value of the app: after a refused change, a change by the app, and a reset', async ({ render }) => {
  show(inForm(render({})))
  const initial = readState()
  await enter()
  const changed = readState()
  let told = 0
  const control = (state: FieldProps) =>
    show(inForm(<div key="controlled">{render({ defaultValue: undefined, ...state, onChange: () => told++ })}</div>))
  control(initial)
  await enter()
  expect(told).toBeGreaterThan(0)
  await expect.poll(readState, patience).toEqual(initial)
  await expectTrueLook()
  control(changed)
  await expect.poll(readState, patience).toEqual(changed)
  await expectTrueLook()
  await pressReset()
  await nextTask()
  await expect.poll(readState, patience).toEqual(changed)
})

test.each(fields)('$name tells the app what the reader entered before hydration, and keeps it', async ({ render }) => {
  show(inForm(render({})))
  const initial = readState()
  show(null)
  let held = initial
  const App = ({ renders }: { renders: number }) => {
    const [state, setState] = useState(initial)
    useEffect(() => void (held = state))
    return inForm(<div data-renders={renders}>{render({ defaultValue: undefined, ...state, onChange: () => setState(readState()) })}</div>)
  }
  const html = renderToString(<App renders={1} />)
  root.unmount()
  box().innerHTML = html
  await enter({ isHydrated: false })
  const entered = readState()
  expect(entered).not.toEqual(initial)
  root = hydrateRoot(box(), <App renders={1} />)
  await expect.poll(() => held, patience).toEqual(entered)
  show(<App renders={2} />)
  expect(readState()).toEqual(entered)
  expect(held).toEqual(entered)
  await expectTrueLook()
})

test.each(fields)('$name shows its true state after a click that makes React hydrate it', async ({ render }) => {
  const content = inForm(render({}))
  root.unmount()
  box().innerHTML = renderToString(content)
  root = hydrateRoot(box(), content)
  // A screen reader clicks without pressing a pointer. A press would make React hydrate the field before the click.
  control().click()
  await expectTrueLook()
})

test.each(fields)('$name passes each input to a ref function, as form libraries expect, and one input to a ref object', ({ render }) => {
  const given: Control[] = []
  const object = createRef<Control>()
  show(
    <>
      {render({ ref: (element) => void (element && given.push(element)) })}
      {render({ ref: object })}
    </>,
  )
  const inputs = listControls()
  expect(given).toEqual(inputs.slice(0, inputs.length / 2))
  expect(object.current).toBe(inputs.slice(inputs.length / 2).find(({ checked }) => checked) ?? inputs[inputs.length / 2])
})

test.each(fields)('$name is sent with the form that it names, and takes the focus with autoFocus', async ({ render }) => {
  show(
    <>
      {render({ form: 'elsewhere', autoFocus: true })}
      <form id="elsewhere" />
    </>,
  )
  expect(listControls()).toContain(document.activeElement)
  const initial = readSent()
  await enter()
  expect(readSent()).not.toEqual(initial)
})

const options = ['a', 'b'].map((value) => ({ value, label: value }))
const later = (list: typeof options) => (
  <form>
    <SelectField name="f" label="F" placeholder="Choose" defaultValue="b" options={list} />
    <button type="reset">Reset</button>
  </form>
)

test('SelectField shows its default when the options come later, also after a reset, but keeps the choice of the reader', async () => {
  show(later([]))
  expect(readSent()).toEqual({ f: '' })
  show(later(options))
  expect(readSent()).toEqual({ f: 'b' })
  await userEvent.selectOptions(control(), 'a')
  await pressReset()
  expect(readSent()).toEqual({ f: 'b' })
  show(later(options.slice(0, 1)))
  await userEvent.selectOptions(control(), 'a')
  show(later(options))
  expect(readSent()).toEqual({ f: 'a' })
})

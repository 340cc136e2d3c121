import { createRef, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'storybook/test'
import { CheckboxField, RadioGroupField, SelectField, Switch, Textarea, TextField } from '../../ui/index.ts'

type Control = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement

interface FieldProps {
  ref?: Ref<Control>
  form?: string
  autoFocus?: boolean
  onChange?: (event: { target: EventTarget }) => void
}

interface Tested {
  render: (props: FieldProps) => ReactNode
  /** Enters the same value each time. */
  enter: () => Promise<void>
  value: string
}

const box = () => document.querySelector<HTMLElement>('[data-box]')!
const control = () => box().querySelector<Control>('input, select, textarea')!
const options = ['a', 'b'].map((value) => ({ value, label: value, more: <input name={`more-${value}`} aria-label={value} /> }))
async function fill() {
  await userEvent.clear(control())
  await userEvent.type(control(), '1')
}
const steps = { less: 'Less', more: 'More' }

const fields: Record<string, Tested> = {
  'a checkbox': {
    render: (props) => <CheckboxField name="f" label="F" {...props} />,
    enter: () => userEvent.click(control()),
    value: 'on',
  },
  'a switch': { render: (props) => <Switch name="f" label="F" {...props} />, enter: () => userEvent.click(control()), value: 'on' },
  'a group of radio buttons': {
    render: (props) => <RadioGroupField name="f" label="F" options={options} {...props} />,
    enter: () => userEvent.click(box().querySelector('[value="b"]')!),
    value: 'b',
  },
  'a select': {
    render: (props) => <SelectField name="f" label="F" placeholder="Choose" options={options} {...props} />,
    enter: () => userEvent.selectOptions(control(), 'b'),
    value: 'b',
  },
  'a text field': { render: (props) => <TextField name="f" label="F" {...props} />, enter: fill, value: '1' },
  'a number with steps': {
    render: (props) => <TextField name="f" label="F" type="wholeNumber" steps={steps} {...props} />,
    enter: () => userEvent.click(box().querySelector('[aria-label="More"]')!),
    value: '1',
  },
  'a textarea': { render: (props) => <Textarea name="f" label="F" {...props} />, enter: fill, value: '1' },
}
const names = Object.keys(fields)

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

test.each(names)('%s reports the same value again after a reset', async (name) => {
  const { render, enter } = fields[name]!
  let told = 0
  show(
    <form>
      {render({ onChange: () => told++ })}
      <button type="reset">Reset</button>
    </form>,
  )
  await enter()
  expect(told).toBe(1)
  await pressReset()
  await new Promise((done) => setTimeout(done))
  await enter()
  expect(told).toBe(2)
})

test.each(names)('%s keeps its value and its look when the app prevents a reset', async (name) => {
  const { render, enter, value } = fields[name]!
  show(
    <form onReset={(event) => event.preventDefault()}>
      {render({})}
      <button type="reset">Reset</button>
    </form>,
  )
  await enter()
  const before = readSent()
  expect(before['f']).toBe(value)
  await pressReset()
  const readLooks = () => [...box().querySelectorAll<HTMLInputElement>('[data-state]')].map((each) => each.dataset['state'] === 'checked')
  await expect.poll(readLooks).toEqual([...box().querySelectorAll<HTMLInputElement>('[data-state]')].map(({ checked }) => checked))
  await expect.poll(() => readSent()).toEqual(before)
})

test.each(names)('%s gives its inputs to a function as the ref, as form libraries expect, and one input to an object', (name) => {
  const { render } = fields[name]!
  const given: Control[] = []
  const object = createRef<Control>()
  show(
    <>
      {render({ ref: (element) => void (element && given.push(element)) })}
      {render({ ref: object })}
    </>,
  )
  const inputs = [...box().querySelectorAll<Control>('[name="f"]')]
  expect(given).toEqual(inputs.slice(0, inputs.length / 2))
  expect(object.current).toBe(inputs[inputs.length / 2])
})

test.each(names)('%s is sent with the form that it names, and takes the focus with autoFocus', async (name) => {
  const { render, enter, value } = fields[name]!
  show(
    <>
      {render({ form: 'elsewhere', autoFocus: true })}
      <form id="elsewhere" />
    </>,
  )
  expect(document.activeElement).toBe(control())
  await enter()
  expect(readSent()['f']).toBe(value)
})

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

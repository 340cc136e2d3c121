import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Button } from '../../elements/Button/Button.tsx'
import { CopyButton } from '../../elements/CopyButton/CopyButton.tsx'
import { MenuDialog } from '../../elements/MenuDialog/MenuDialog.tsx'
import { tabsVariants } from '../../elements/Tabs/variants.ts'
import { Tabs } from '../../elements/Tabs/Tabs.tsx'
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx'
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { Textarea } from '../Textarea/Textarea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'

const meta = {
  id: 'form-form',
  title: 'Form/Form',
  component: Form,
  tags: ['status:stable', 'a11y:open', 'purpose:ask'],
  args: {
    action: '/answers',
    onSubmit: fn((event) => event.preventDefault()),
    onInput: fn(),
    children: (
      <>
        <TextField name="model" label="GPU model" required />
        <br />
      </>
    ),
    submit: <Button type="submit">Send</Button>,
  },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without `checked`, the browser rejects an empty field and submits a complete form. */
export const Submits: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'GPU model' }), 'H100{Enter}')
    await expect(args.onInput).toHaveBeenCalled()
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'GPU model' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus()
    },
    Enter: async ({ args, canvas, userEvent }) => {
      canvas.getByRole('textbox', { name: 'GPU model' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSubmit).not.toHaveBeenCalled()
      await userEvent.keyboard('H100{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledOnce()
    },
  }),
}

/** With `checked`, the browser shows no messages, and the script receives every submission. */
export const Checked: Story = {
  args: { checked: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const States: Story = states((args) => [
  { label: 'checked by the browser', show: <Form {...args} /> },
  {
    label: 'checked by a script',
    show: (
      <Form {...args} checked>
        <TextField name="city" label="City" required error="Enter a city." />
        <br />
      </Form>
    ),
  },
])

export const Stress: Story = stress(({ id, word, title, text }, args) => (
  <Form {...args} submit={<Button type="submit">{word}</Button>}>
    <TextField name={id} label={title} hint={text} />
    <br />
  </Form>
))

const cities = [
  { value: 'lagos', label: 'Lagos' },
  { value: 'haifa', label: 'Haifa' },
]
const sent = fn()

/** Form with a React action and controlled fields. */
function WithAFunction() {
  const [values, setValues] = useState({ name: 'a', note: 'b', city: 'lagos', answer: 'lagos', agreed: false, alerts: false })
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }))
  return (
    <Form action={(data) => sent(Object.fromEntries(data))} submit={<Button type="submit">Send</Button>}>
      <TextField name="name" label="Name" value={values.name} onChange={({ target }) => set({ name: target.value })} />
      <Textarea name="note" label="Note" value={values.note} onChange={({ target }) => set({ note: target.value })} />
      <SelectField
        name="city"
        label="City"
        placeholder="Choose"
        options={cities}
        value={values.city}
        onChange={({ target }) => set({ city: target.value })}
      />
      <RadioGroupField
        name="answer"
        label="Answer"
        options={[
          { value: 'lagos', label: 'From Lagos' },
          { value: 'haifa', label: 'From Haifa' },
        ]}
        value={values.answer}
        onChange={({ target }) => set({ answer: target.value })}
      />
      <CheckboxField name="agreed" label="Agreed" checked={values.agreed} onChange={({ target }) => set({ agreed: target.checked })} />
      <Switch name="alerts" label="Alerts" checked={values.alerts} onChange={({ target }) => set({ alerts: target.checked })} />
    </Form>
  )
}

/** The fields keep the app's values after each submission, although React resets the form. */
export const FunctionAsAction: Story = {
  tags: ['!autodocs'],
  render: () => <WithAFunction />,
  play: async ({ canvas }) => {
    sent.mockClear()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'b')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'c')
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'haifa')
    for (const name of ['From Haifa', 'Agreed', 'Alerts']) await userEvent.click(canvas.getByText(name))
    const all = { name: 'ab', note: 'bc', city: 'haifa', answer: 'haifa', agreed: 'on', alerts: 'on' }
    for (let time = 1; time < 3; time++) {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(time))
      await expect(sent).toHaveBeenLastCalledWith(all)
      // React resets the form after the action.
      await new Promise((done) => setTimeout(done, 50))
      await expect(canvas.getByRole('combobox')).toHaveValue('haifa')
      await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('From Haifa')
      for (const role of ['checkbox', 'switch']) await expect(canvas.getByRole(role)).toHaveAttribute('data-state', 'checked')
      await expect(canvas.getByRole('checkbox')).toBeChecked()
    }
  },
}

/** Controls in a disabled fieldset look disabled. */
export const InAFieldsetThatIsOff: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      {[false, true].map((isOff) => (
        <fieldset key={`${isOff}`} disabled={isOff} aria-label={isOff ? 'off' : 'on'}>
          <TextField name={`name${isOff}`} label="Name" />
          <SelectField name={`city${isOff}`} label="City" placeholder="Choose" options={cities} />
          <RadioGroupField name={`answer${isOff}`} label="Answer" options={cities} defaultValue="lagos" />
          <CheckboxField name={`agreed${isOff}`} label="Agreed" defaultChecked />
          <Switch name={`alerts${isOff}`} label="Alerts" defaultChecked />
          <Button>Send</Button>
          <Button variant="outline">Outline</Button>
          <Button variant="text">Text</Button>
          {(['words', 'icon'] as const).map((look) => (
            <CopyButton key={look} look={look} texts={{ label: 'Copy', copied: 'Copied', failed: 'Not copied' }} read={() => 'text'} />
          ))}
          <MenuDialog label="Menu" closeLabel="Close" head="OneNode">
            Offers
          </MenuDialog>
          {tabsVariants.map((variant) => (
            <Tabs
              key={variant}
              variant={variant}
              label="Language"
              items={[
                { id: 'curl', label: 'cURL', content: 'curl' },
                { id: 'ts', label: 'TypeScript', content: 'fetch' },
              ]}
            />
          ))}
        </fieldset>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const looks = [...canvasElement.querySelectorAll('fieldset[aria-label]')].map((set) =>
      [...set.querySelectorAll('input, select, button')].map((control) => {
        const { color, backgroundColor, borderColor, borderStyle, outlineStyle, cursor } = getComputedStyle(control)
        return { name: control.outerHTML, cursor, face: [color, backgroundColor, borderColor, borderStyle, outlineStyle].join(' ') }
      }),
    )
    await expect(looks[1]!.filter(({ face }, at) => face === looks[0]![at]!.face)).toEqual([])
    await expect(looks[1]!.filter(({ cursor }) => cursor !== 'not-allowed')).toEqual([])
  },
}

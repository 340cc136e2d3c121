import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { matrix } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { RadioGroupField } from './RadioGroupField.tsx'

const options = [
  { value: 'demo', label: 'Show me a demo' },
  { value: 'call', label: 'Call me' },
  { value: 'written', label: 'Email me' },
]

const meta = {
  id: 'form-radiogroupfield',
  title: 'Form/RadioGroupField',
  component: RadioGroupField,
  tags: ['status:stable', 'a11y:open', 'purpose:ask'],
  args: { name: 'more', label: 'How shall we answer?', options },
} satisfies Meta<typeof RadioGroupField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { required: true },
}

/** Native radio buttons, chosen by a click anywhere in the row. */
export const Chooses: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How shall we answer?' })).toBeRequired()
    const demo = canvas.getByRole<HTMLInputElement>('radio', { name: 'Show me a demo' })
    await expect(demo.checkValidity()).toBe(false)
    await userEvent.click(canvas.getByText('Email me'))
    await expect(canvas.getByRole('radio', { name: 'Email me' })).toBeChecked()
    await expect(demo.checkValidity()).toBe(true)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('radio', { name: 'Show me a demo' })).toHaveFocus()
      await userEvent.tab()
      for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toHaveFocus()
    },
    Space: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('radio', { name: 'Show me a demo' })).toBeChecked()
    },
    'Arrow down, Arrow right': async ({ canvas, userEvent }) => {
      await userEvent.tab()
      for (const [key, name] of [
        ['ArrowDown', 'Call me'],
        ['ArrowRight', 'Email me'],
        ['ArrowDown', 'Show me a demo'],
      ] as const) {
        await userEvent.keyboard(`{${key}}`)
        await waitFor(() => expect(canvas.getByRole('radio', { name, checked: true })).toHaveFocus())
      }
    },
    'Arrow up, Arrow left': async ({ canvas, userEvent }) => {
      await userEvent.tab()
      for (const [key, name] of [
        ['ArrowUp', 'Email me'],
        ['ArrowLeft', 'Call me'],
      ] as const) {
        await userEvent.keyboard(`{${key}}`)
        await waitFor(() => expect(canvas.getByRole('radio', { name, checked: true })).toHaveFocus())
      }
    },
  }),
}

export const Chosen: Story = {
  args: { name: 'chosen', defaultValue: 'call' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Call me' })).toBeChecked()
  },
}

/** Enter doesn't submit the form. Other keys reach the app. */
export const InAForm: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 'call', onKeyDown: fn() },
  render: (args) => (
    <form>
      <RadioGroupField {...args} />
      <button>Send</button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    const radio = canvas.getByRole<HTMLInputElement>('radio', { name: 'Call me' })
    const submit = fn((event: Event) => event.preventDefault())
    radio.form!.addEventListener('submit', submit)
    radio.focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onKeyDown).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}')
    await expect(submit).not.toHaveBeenCalled()
  },
}

/** A field that belongs to an option is shown and submitted only while that option is chosen. */
export const MoreOfAChoice: Story = {
  tags: ['!autodocs'],
  args: {
    options: options.map((option) =>
      option.value === 'call' ? { ...option, more: <input name="when" aria-label="When?" defaultValue="Mornings" /> } : option,
    ),
  },
  render: (args) => (
    <form>
      <RadioGroupField {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const readSent = () => new FormData(canvasElement.querySelector('form')!).get('when')
    await expect(readSent()).toBeNull()
    await userEvent.click(canvas.getByText('Call me'))
    await expect(canvas.getByRole('textbox', { name: 'When?' })).toBeVisible()
    await waitFor(() => expect(readSent()).toBe('Mornings'))
    await userEvent.click(canvas.getByText('Email me'))
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await waitFor(() => expect(readSent()).toBeNull())
  },
}

/** Visually hidden legend below a heading with the same text. Screen readers still read the name of the group. */
export const LegendHidden: Story = {
  args: { name: 'hidden-legend', legendHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How shall we answer?' })).toBeInTheDocument()
  },
}

export const WithHint: Story = {
  args: { name: 'with-hint', hint: 'We answer within two working days.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('We answer within two working days.')
  },
}

export const Invalid: Story = {
  args: { name: 'refused', error: 'Choose how we answer.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose how we answer.')
  },
}

export const States: Story = matrix(
  ['rest', 'hover', 'focus', 'invalid'],
  (args) =>
    [
      { label: 'nothing chosen', props: {} },
      { label: 'chosen', props: { defaultValue: 'demo' } },
      { label: 'optional', props: { optionalLabel: '(optional)' } },
      { label: 'legend hidden', props: { legendHidden: true } },
      { label: 'in a list', props: { layout: 'list' as const } },
      { label: 'in columns', props: { layout: 'columns' as const } },
      { label: 'as tiles', props: { layout: 'tiles' as const } },
      { label: 'hint', props: { hint: 'We answer within two working days.' } },
      { label: 'disabled', props: { disabled: true, defaultValue: 'demo' } },
      { label: 'read-only', props: { readOnly: true, defaultValue: 'demo' } },
    ].map(({ label, props }) => ({
      label,
      show: (column) => (
        <RadioGroupField
          {...args}
          {...props}
          name={`${label}-${column}`}
          {...(column === 'invalid' && { error: 'Choose how we answer.' })}
        />
      ),
    })),
  { leastWidth: '13rem' },
)

export const Stress: Story = stress(({ id, word, title, text }) => (
  <RadioGroupField
    name={id}
    label={title}
    optionalLabel={`(${word})`}
    defaultValue="long"
    options={[
      { value: 'long', label: text },
      { value: 'short', label: word },
    ]}
    hint={text}
    error={text}
  />
))

/** The app controls the choice and may reject a change. */
export const Controlled: Story = {
  args: { value: 'call', onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Email me'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Call me' })).toBeChecked())
    await expect(canvas.getByRole('radio', { name: 'Call me' })).toHaveAttribute('data-state', 'checked')
    await expect(canvas.getByRole('radio', { name: 'Call me' })).toHaveProperty('tabIndex', 0)
  },
}

/** A disabled group looks disabled and shows the “not allowed” pointer. */
export const Disabled: Story = {
  args: { name: 'off', disabled: true, defaultValue: 'call' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Email me'), { pointerEventsCheck: 0 })
    await expect(canvas.getByRole('radio', { name: 'Call me' })).toBeChecked()
    await expect(getComputedStyle(canvas.getByText('Email me')).cursor).toBe('not-allowed')
  },
}

/** The chosen option can be focused and is submitted, but cannot be changed. */
export const ReadOnly: Story = {
  args: { name: 'fixed', readOnly: true, defaultValue: 'call' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Email me'), { pointerEventsCheck: 0 })
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Call me' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Call me' })).toBeChecked()
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true')
  },
}

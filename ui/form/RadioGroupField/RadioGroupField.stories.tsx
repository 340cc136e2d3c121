import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { RadioGroupField } from './RadioGroupField.tsx'

const options = [
  { value: 'demo', label: 'Show me a demo' },
  { value: 'call', label: 'Call me' },
  { value: 'written', label: 'Write to me' },
]

const meta = {
  title: 'Form/RadioGroupField',
  component: RadioGroupField,
  args: { name: 'more', label: 'How shall we answer?', options },
} satisfies Meta<typeof RadioGroupField>

export default meta
type Story = StoryObj<typeof meta>

/** The browser's own radios: one Tab stop, arrows choose, the whole row can be pressed. */
export const Default: Story = {
  args: { required: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How shall we answer?' })).toBeRequired()
    const [demo, call, written] = canvas.getAllByRole<HTMLInputElement>('radio') as [HTMLInputElement, HTMLInputElement, HTMLInputElement]
    await expect(canvasElement.querySelector('#field-more')).toBe(demo)
    await expect(demo.checkValidity()).toBe(false)
    await userEvent.click(canvas.getByText('Write to me'))
    await expect(written).toBeChecked()
    await expect(written).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(call).toBeChecked()
    await expect(written).not.toBeChecked()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(call).toHaveFocus()
    await expect(demo.checkValidity()).toBe(true)
  },
}

export const Chosen: Story = {
  args: { defaultValue: 'call' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Call me' })).toBeChecked()
  },
}

/** A heading above says the same: screen readers still get the name of the group. */
export const LegendHidden: Story = {
  args: { legendHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How shall we answer?' })).toBeInTheDocument()
  },
}

export const WithHint: Story = {
  args: { hint: 'We answer within two working days.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('We answer within two working days.')
  },
}

export const Invalid: Story = {
  args: { error: 'Choose how we answer.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose how we answer.')
  },
}

export const LongCopy: Story = {
  args: {
    label: 'Auf welchem Weg möchten Sie weitere Unterlagen über die Aufnahme in das Netz erhalten?',
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'Rechenzentrumskapazitätsbereitstellungsberatungsgespräch vor Ort, mit einer Begehung der Räume und einer Vorführung' },
      { value: 'b', label: 'Brief' },
    ],
  },
}

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxWidth: 480 }}>
      <RadioGroupField name="none" label="Nothing chosen" options={options} />
      <RadioGroupField name="chosen" label="Chosen" options={options} defaultValue="demo" />
      <RadioGroupField name="optional" label="May stay empty" optionalLabel="(optional)" options={options} />
      <RadioGroupField name="hint" label="With a hint" options={options} hint="We answer within two working days." />
      <RadioGroupField name="invalid" label="Invalid" options={options} error="Choose how we answer." />
      <RadioGroupField name="invalidChosen" label="Invalid, one chosen" options={options} defaultValue="call" error="No calls this week." />
    </div>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField, textFieldTypes } from './TextField.tsx'

const meta = {
  title: 'Form/TextField',
  component: TextField,
  args: { name: 'company', label: 'Company name' },
  argTypes: { type: { control: 'select', options: textFieldTypes } },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

/** The label is bound, and the browser holds the value: no script has to. */
export const Default: Story = {
  args: { autoComplete: 'organization', maxLength: 12 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Company name' })
    await expect(field).toHaveAttribute('id', 'field-company')
    await expect(field).toHaveAttribute('autocomplete', 'organization')
    await expect(field).not.toHaveAttribute('aria-describedby')
    await userEvent.click(canvas.getByText('Company name'))
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Lagos Compute Ltd')
    await expect(field).toHaveValue('Lagos Comput')
  },
}

export const WithHint: Story = {
  args: { label: 'Type of GPUs', hint: 'For example: NVIDIA H100 80GB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Type of GPUs' })).toHaveAccessibleDescription('For example: NVIDIA H100 80GB')
  },
}

/** The error does not take the hint away, and marks itself by an icon and a thicker border beside the colour. */
export const Invalid: Story = {
  args: {
    type: 'email',
    label: 'Company email',
    defaultValue: 'amara@mail.example',
    required: true,
    hint: 'An address at your own domain.',
    error: 'Use your company email.',
  },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Company email' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Use your company email. An address at your own domain.')
    await expect(field).toHaveAttribute('spellcheck', 'false')
    await expect(canvasElement.querySelector('#field-company-error svg')).toBeVisible()
  },
}

export const Optional: Story = {
  args: { label: 'Website', optionalLabel: '(optional)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Website (optional)' })).not.toBeRequired()
  },
}

/** Digits on the phone's keyboard; the browser refuses everything but a whole number. */
export const WholeNumber: Story = {
  args: { type: 'wholeNumber', label: 'Number of GPUs', min: 1, required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Number of GPUs' })
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    for (const [value, valid] of [['', false], ['0', false], ['1.5', false], ['many', false], ['010', true], ['64', true]] as const) {
      await userEvent.clear(field)
      if (value) await userEvent.type(field, value)
      await expect(field.checkValidity()).toBe(valid)
    }
  },
}

const heard = fn()

/** A form hears every change from outside, before and after React has taken over. */
export const Heard: Story = {
  render: (args) => (
    <form onInput={(event) => heard((event.target as HTMLInputElement).value)}>
      <TextField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    heard.mockClear()
    await userEvent.type(canvas.getByRole('textbox'), 'Ọla')
    await expect(heard).toHaveBeenLastCalledWith('Ọla')
  },
}

export const LongCopy: Story = {
  args: {
    label: 'Vollständiger Name der Gesellschaft, die das Rechenzentrum betreibt, wie im Handelsregister eingetragen',
    hint: 'Rechenzentrumskapazitätsbereitstellungsgesellschaften nennen bitte zusätzlich ihre Rechtsform und ihren Sitz.',
    error: 'Der Name fehlt. Ohne ihn kann niemand prüfen, wem die Rechner gehören, und der Antrag bleibt liegen.',
  },
}

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      <TextField name="empty" label="Empty" />
      <TextField name="filled" label="Filled" defaultValue="Lagos Compute" />
      <TextField name="optional" label="May stay empty" optionalLabel="(optional)" />
      <TextField name="hint" label="With a hint" hint="City and country" />
      <TextField name="email" type="email" label="Email" defaultValue="amara@lagos-compute.example" />
      <TextField name="count" type="wholeNumber" label="Whole number" defaultValue="64" />
      <TextField name="invalid" label="Invalid" error="Enter a name." />
      <TextField name="both" label="Invalid with a hint" defaultValue="?" hint="City and country" error="Enter a place." />
    </div>
  ),
}

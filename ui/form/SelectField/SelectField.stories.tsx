import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SelectField } from './SelectField.tsx'

const options = [
  { value: 'center', label: 'Data center' },
  { value: 'farm', label: 'Mining farm' },
  { value: 'lab', label: 'Research lab' },
]

const meta = {
  title: 'Form/SelectField',
  component: SelectField,
  args: { name: 'setup', label: 'GPU setup', placeholder: 'Choose one', options },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is chosen for the applicant. */
export const Default: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'GPU setup' })
    await expect(field).toHaveAttribute('id', 'field-setup')
    await expect(field).toHaveDisplayValue('Choose one')
    await expect(field.checkValidity()).toBe(false)
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.selectOptions(field, 'farm')
    await expect(field).toHaveDisplayValue('Mining farm')
    await expect(field.checkValidity()).toBe(true)
  },
}

export const Chosen: Story = {
  args: { defaultValue: 'lab' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'GPU setup' })).toHaveValue('lab')
  },
}

export const WithHint: Story = {
  args: { hint: 'The one that fits best' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('The one that fits best')
  },
}

export const Invalid: Story = {
  args: { error: 'Choose a setup.', hint: 'The one that fits best' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a setup. The one that fits best')
  },
}

export const LongCopy: Story = {
  args: {
    label: 'Wie sind die Grafikprozessoren aufgestellt, die Sie dem Netz zur Verfügung stellen möchten?',
    placeholder: 'Bitte wählen Sie die Aufstellung, die Ihrer am nächsten kommt, aus der folgenden Liste',
    hint: 'Rechenzentrumskapazitätsbereitstellungsgesellschaften wählen das Rechenzentrum.',
  },
}

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      <SelectField name="empty" label="Nothing chosen" placeholder="Choose one" options={options} />
      <SelectField name="chosen" label="Chosen" placeholder="Choose one" options={options} defaultValue="center" />
      <SelectField name="optional" label="May stay empty" optionalLabel="(optional)" placeholder="Choose one" options={options} />
      <SelectField name="hint" label="With a hint" placeholder="Choose one" options={options} hint="The one that fits best" />
      <SelectField name="invalid" label="Invalid" placeholder="Choose one" options={options} error="Choose a setup." />
    </div>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { matrix } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { SelectField } from './SelectField.tsx'

const options = [
  { value: 'center', label: 'Data center' },
  { value: 'mining', label: 'Mining farm' },
  { value: 'lab', label: 'Research lab' },
  { value: 'studio', label: 'Render studio' },
  { value: 'home', label: 'Home server' },
  { value: 'other', label: 'Something else' },
]

const meta = {
  id: 'form-selectfield',
  title: 'Form/SelectField',
  component: SelectField,
  tags: ['status:stable', 'a11y:open', 'purpose:ask'],
  args: { name: 'setup', label: 'GPU setup', placeholder: 'Choose one', options },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { required: true },
}

/** No option is selected at first. */
export const Chooses: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'GPU setup' })
    await expect(field).toHaveDisplayValue('Choose one')
    await expect(field.checkValidity()).toBe(false)
    await userEvent.selectOptions(field, 'mining')
    await expect(field).toHaveDisplayValue('Mining farm')
    await expect(field.checkValidity()).toBe(true)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      const list = canvas.getByRole('combobox', { name: 'GPU setup' })
      await expect(list).toHaveFocus()
      await expect(list.localName).toBe('select')
    },
  }),
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

export const States: Story = matrix(
  ['rest', 'hover', 'focus', 'invalid'],
  (args) =>
    [
      { label: 'empty', props: {} },
      { label: 'chosen', props: { defaultValue: 'center' } },
      { label: 'optional', props: { optionalLabel: '(optional)' } },
      { label: 'hint', props: { hint: 'The one that fits best' } },
    ].map(({ label, props }) => ({
      label,
      show: (column) => (
        <SelectField {...args} {...props} name={`${label}-${column}`} {...(column === 'invalid' && { error: 'Choose a setup.' })} />
      ),
    })),
  { leastWidth: '13rem' },
)

export const Stress: Story = stress(({ id, word, title, text }) => (
  <SelectField
    name={id}
    label={title}
    optionalLabel={`(${word})`}
    placeholder={text}
    options={[
      { value: 'long', label: text },
      { value: 'short', label: word },
    ]}
    defaultValue="long"
    hint={text}
    error={text}
  />
))

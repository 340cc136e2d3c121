import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { matrix } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { CheckboxField } from './CheckboxField.tsx'

const meta = {
  id: 'form-checkboxfield',
  title: 'Form/CheckboxField',
  component: CheckboxField,
  tags: ['status:stable', 'a11y:open', 'purpose:ask'],
  args: { name: 'consent', label: 'You may email me' },
} satisfies Meta<typeof CheckboxField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { required: true },
}

/** A click anywhere on the label toggles the checkbox. The browser doesn't submit the form until the checkbox is checked. */
export const Ticks: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'You may email me' })
    await expect(box.checkValidity()).toBe(false)
    await userEvent.click(canvas.getByText('You may email me'))
    await expect(box).toBeChecked()
    await expect(box.checkValidity()).toBe(true)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('checkbox', { name: 'You may email me' })).toHaveFocus()
    },
    Space: async ({ canvas, userEvent }) => {
      const box = canvas.getByRole('checkbox', { name: 'You may email me' })
      box.focus()
      await userEvent.keyboard(' ')
      await expect(box).toBeChecked()
      await userEvent.keyboard(' ')
      await expect(box).not.toBeChecked()
    },
  }),
}

export const Ticked: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(canvas.getByRole('checkbox')).toHaveAttribute('data-state', 'checked')
  },
}

export const WithSuffix: Story = {
  args: { optionalLabel: '(optional)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'You may email me (optional)' })).not.toBeRequired()
  },
}

export const WithHint: Story = {
  args: { hint: 'Only about this application.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Only about this application.')
  },
}

export const Invalid: Story = {
  args: { error: 'Tick the box so that we can answer.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Tick the box so that we can answer.')
  },
}

/** The hint is below the label, not below the box. */
export const HintBelowLabel: Story = {
  tags: ['!autodocs'],
  args: { hint: 'You can take it back.', error: 'Tick it to go on.' },
  play: async ({ args, canvas }) => {
    const getStart = (text: string) => {
      const range = document.createRange()
      range.selectNodeContents(canvas.getByText(text))
      return Math.round(range.getBoundingClientRect().left)
    }
    await expect(getStart('You can take it back.')).toBe(getStart(args.label))
  },
}

export const States: Story = matrix(
  ['rest', 'hover', 'focus', 'invalid'],
  (args) =>
    [
      { label: 'not ticked', props: {} },
      { label: 'ticked', props: { defaultChecked: true } },
      { label: 'optional', props: { optionalLabel: '(optional)' } },
      { label: 'hint', props: { hint: 'Only about this application.' } },
      { label: 'disabled', props: { disabled: true } },
      { label: 'disabled, ticked', props: { disabled: true, defaultChecked: true } },
    ].map(({ label, props }) => ({
      label,
      show: (column) => (
        <CheckboxField
          {...args}
          {...props}
          name={`${label}-${column}`}
          {...(column === 'invalid' && { error: 'Tick the box so that we can answer.' })}
        />
      ),
    })),
  { leastWidth: '13rem' },
)

export const Stress: Story = stress(({ id, word, title, text }) => (
  <CheckboxField name={id} label={title} optionalLabel={`(${word})`} hint={text} error={text} defaultChecked />
))

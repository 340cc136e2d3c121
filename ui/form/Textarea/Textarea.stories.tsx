import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Textarea } from './Textarea.tsx'

const meta = {
  id: 'form-textarea',
  title: 'Form/Textarea',
  component: Textarea,
  tags: ['status:beta', 'a11y:open', 'purpose:ask'],
  args: { name: 'setup', label: 'Your setup', hint: 'Racks, power, cooling.' },
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The field has an accessible name and description. */
export const ReadAloud: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your setup' })).toHaveAccessibleDescription('Racks, power, cooling.')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('textbox')).toHaveFocus()
    },
    Enter: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard('a{Enter}b')
      await expect(canvas.getByRole('textbox')).toHaveValue('a\nb')
    },
  }),
}

export const Invalid: Story = {
  args: { error: 'Say in one sentence what you have.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Say in one sentence what you have. Racks, power, cooling.')
  },
}

/** The field is at least four lines tall and grows with its text. */
export const Rows: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    const countLines = () => {
      const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(field)
      const padding = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd)
      return Math.round((field.clientHeight - padding) / Number.parseFloat(lineHeight))
    }
    await expect(countLines()).toBe(4)
    await userEvent.type(field, 'Racks\nPower\nCooling\nNetwork\nStaff\nKeys')
    await expect(countLines()).toBe(6)
  },
}

export const States: Story = states((args) => [
  ...inLooks('rest', (look) => <Textarea {...args} name={look} />, ['rest', 'hover', 'focus']),
  { label: 'filled', show: <Textarea {...args} name="filled" defaultValue="Two racks in Lagos, 40 kW, water cooling." /> },
  { label: 'long', show: <Textarea {...args} name="long" defaultValue={'Two racks in Lagos, 40 kW, water cooling.\n'.repeat(12)} /> },
  { label: 'invalid', show: <Textarea {...args} name="invalid" error="Say in one sentence what you have." /> },
  { label: 'disabled', show: <Textarea {...args} name="off" disabled /> },
])

export const Stress: Story = stress(({ id, title, word, text }) => (
  <Textarea name={id} label={title} optionalLabel={word} defaultValue={text} hint={text} error={text} />
))

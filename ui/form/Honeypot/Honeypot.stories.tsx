import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { vars } from '@workspace/tokens/contract.css.ts'
import { TextField } from '../TextField/TextField.tsx'
import { Honeypot, type HoneypotProps } from './Honeypot.tsx'

const meta = {
  id: 'form-honeypot',
  title: 'Form/Honeypot',
  component: Honeypot,
  tags: ['status:stable', 'a11y:open', 'purpose:ask'],
  args: { name: 'fax', label: 'Leave this empty' },
} satisfies Meta<typeof Honeypot>

export default meta
type Story = StoryObj<typeof meta>

const betweenFields = (args: HoneypotProps) => (
  <form style={{ display: 'grid', gap: vars.space[6] }}>
    <TextField name="before" label="Before" />
    <Honeypot {...args} />
    <TextField name="after" label="After" />
  </form>
)

export const Default: Story = {
  render: betweenFields,
}

/** The field is hidden from all readers, but submitted with the form. */
export const HiddenFromPeople: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2)
    await expect(new FormData(canvasElement.querySelector('form')!).get('fax')).toBe('')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: betweenFields,
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Before' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'After' })).toHaveFocus()
    },
  }),
}

/** The field is invisible and does not move its neighbors. */
export const States: Story = states((args) => [{ label: 'between two fields', show: betweenFields(args) }])

export const Stress: Story = stress(({ id, title }) => (
  <form>
    <TextField name={`${id}-before`} label="Before" />
    <Honeypot name={id} label={title} />
  </form>
))

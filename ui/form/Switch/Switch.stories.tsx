import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Switch } from './Switch.tsx'

const meta = {
  id: 'form-switch',
  title: 'Form/Switch',
  component: Switch,
  tags: ['status:beta', 'a11y:open', 'purpose:ask'],
  args: { name: 'alerts', label: 'Mail me when a node fails' },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('switch')).toHaveFocus()
    },
    Space: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('switch')).toBeChecked()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('switch')).not.toBeChecked()
    },
  }),
}

/** A click on the label turns the switch on, and the form then submits its value. */
export const Sent: Story = {
  render: (args) => (
    <form>
      <Switch {...args} value="yes" />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const readSent = () => new FormData(canvasElement.querySelector('form')!).get('alerts')
    await expect(readSent()).toBeNull()
    await userEvent.click(canvas.getByText('Mail me when a node fails'))
    await expect(readSent()).toBe('yes')
    await expect(canvas.getByRole('switch')).toHaveAttribute('data-state', 'checked')
  },
}

/** The hint is below the label, not below the switch. */
export const HintBelowLabel: Story = {
  tags: ['!autodocs'],
  args: { hint: 'At most one mail an hour.', error: 'Turn it on to go on.' },
  play: async ({ args, canvas }) => {
    const getStart = (text: string) => {
      const range = document.createRange()
      range.selectNodeContents(canvas.getByText(text))
      return Math.round(range.getBoundingClientRect().left)
    }
    await expect(getStart('At most one mail an hour.')).toBe(getStart(args.label))
  },
}

export const States: Story = states((args) => [
  ...inLooks('off', (look) => <Switch {...args} name={look} />, ['rest', 'hover', 'focus']),
  ...inLooks('on', (look) => <Switch {...args} name={`on-${look}`} defaultChecked />, ['rest', 'hover', 'focus']),
  { label: 'with a hint', show: <Switch {...args} name="hint" hint="At most one mail an hour." /> },
  { label: 'invalid', show: <Switch {...args} name="invalid" error="Turn it on to go on." /> },
  { label: 'disabled', show: <Switch {...args} name="disabled" disabled defaultChecked /> },
])

export const Stress: Story = stress(({ id, title, text }) => <Switch name={id} label={title} hint={text} />)

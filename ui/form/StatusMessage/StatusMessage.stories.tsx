import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { lowWindow } from '../../fixtures/low-window.tsx'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { network } from '../../fixtures/sample-data.ts'
import { Link } from '../../elements/Link/Link.tsx'
import { StatusMessage } from './StatusMessage.tsx'
import { statusTones } from './variants.ts'

const meta = {
  id: 'form-statusmessage',
  title: 'Form/StatusMessage',
  component: StatusMessage,
  tags: ['status:stable', 'a11y:open', 'purpose:prove'],
  args: { tone: 'success', title: 'Your application is with us.' },
  argTypes: { tone: { control: 'select', options: statusTones } },
} satisfies Meta<typeof StatusMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { children: <p>Reference 4F2A-91C0</p> },
}

/** The message is announced and takes the focus. */
export const TakesFocus: Story = {
  ...lowWindow,
  tags: ['!autodocs'],
  args: { ...Default.args, autoFocus: true },
  play: async ({ canvas }) => {
    const message = canvas.getByRole('status')
    await expect(message).toHaveFocus()
    await expect(message).toHaveTextContent('Your application is with us.')
    await expect(message).toHaveTextContent('Reference 4F2A-91C0')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: {
    children: (
      <p>
        Or write to <Link href={`mailto:${network.support}`}>{network.support}</Link>.
      </p>
    ),
  },
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'support@meridian.example' })).toHaveFocus()
    },
  }),
}

export const Failed: Story = {
  args: {
    tone: 'danger',
    title: 'The application was not sent.',
    children: (
      <p>
        Your answers are kept. Or write to <Link href={`mailto:${network.info}`}>{network.info}</Link>.
      </p>
    ),
  },
  play: async ({ canvas }) => {
    const message = canvas.getByRole('alert')
    await expect(message).toHaveTextContent('The application was not sent.')
    await expect(message).not.toHaveFocus()
  },
}

export const Information: Story = {
  args: { tone: 'info', title: 'You are offline.', children: <p>The form can be sent once you are back.</p> },
}

export const States: Story = states(
  () => [
    ...statusTones.map((tone) => ({
      label: tone,
      show: (
        <StatusMessage tone={tone} title={`This is how ${tone} looks.`}>
          <p>And what follows from it.</p>
        </StatusMessage>
      ),
    })),
    ...inLooks('title only', () => <StatusMessage tone="success" title="Nothing follows from it." />, ['rest', 'focus']),
  ],
  { wide: true },
)

export const Stress: Story = stress(({ title, text }) => (
  <StatusMessage tone="danger" title={title}>
    <p>{text}</p>
  </StatusMessage>
))

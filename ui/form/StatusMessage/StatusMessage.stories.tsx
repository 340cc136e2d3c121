import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../../elements/Link/Link.tsx'
import { StatusMessage, statusTones } from './StatusMessage.tsx'

const meta = {
  title: 'Form/StatusMessage',
  component: StatusMessage,
  args: { tone: 'success', title: 'Your application is with us.' },
  argTypes: { tone: { control: 'select', options: statusTones } },
} satisfies Meta<typeof StatusMessage>

export default meta
type Story = StoryObj<typeof meta>

/** Announced, and the focus goes with it. */
export const Default: Story = {
  args: { takesFocus: true, children: <p>Reference 4F2A-91C0</p> },
  play: async ({ canvas }) => {
    const message = canvas.getByRole('status')
    await expect(message).toHaveFocus()
    await expect(message).toHaveTextContent('Your application is with us.')
    await expect(message).toHaveTextContent('Reference 4F2A-91C0')
  },
}

export const Failed: Story = {
  args: {
    tone: 'error',
    title: 'The application was not sent.',
    children: (
      <p>
        Your answers are kept. Or write to <Link href="mailto:info@node.example">info@node.example</Link>.
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

export const LongCopy: Story = {
  args: {
    title: 'Ihr Antrag auf Rechenzentrumskapazitätsbereitstellung ist angekommen und wird in den nächsten Tagen von zwei Personen gelesen.',
    children: <p>Die Nummer 4F2A91C07B5E4D3A8F6C1B2D9E0A7F35 steht auch in der Antwort, die Sie an die angegebene Adresse erhalten.</p>,
  },
}

export const States: Story = {
  render: () => (
    <>
      {statusTones.map((tone) => (
        <StatusMessage key={tone} tone={tone} title={`This is how ${tone} looks.`}>
          <p>And what follows from it.</p>
        </StatusMessage>
      ))}
      <StatusMessage tone="success" title="Nothing follows from it." />
    </>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from '../TextField/TextField.tsx'
import { SubmitBar } from './SubmitBar.tsx'

const sent = fn()

const meta = {
  title: 'Form/SubmitBar',
  component: SubmitBar,
  args: { label: 'Send', busyLabel: 'Sending...', hint: 'Ready.' },
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent()
        }}
      >
        <TextField name="name" label="Name" />
        <br />
        <Story />
      </form>
    ),
  ],
  beforeEach: () => {
    sent.mockClear()
  },
} satisfies Meta<typeof SubmitBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ready.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(sent).toHaveBeenCalledTimes(2)
  },
}

/** Neither the button nor Enter in a field sends, and the button says why. */
export const Unavailable: Story = {
  args: { unavailable: 'Tick the box first.', hint: 'Tick the box first.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Tick the box first.')
    await userEvent.click(button)
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** While it sends, the button is the same element: the focus stays, and a second press does nothing. */
export const Busy: Story = {
  args: { busy: true, hint: 'This takes a few seconds.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sending...' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(sent).not.toHaveBeenCalled()
  },
}

export const LongCopy: Story = {
  args: {
    label: 'Antrag auf Rechenzentrumskapazitätsbereitstellung absenden',
    unavailable: 'Bitte willigen Sie zuerst ein, dass wir Ihnen zu diesem Antrag schreiben dürfen.',
    hint: 'Bitte willigen Sie zuerst ein, dass wir Ihnen zu diesem Antrag schreiben dürfen.',
  },
}

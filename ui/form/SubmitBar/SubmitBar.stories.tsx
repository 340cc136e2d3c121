import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { lowWindow } from '../../fixtures/low-window.tsx'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { inForm, inMargins, sent } from './SubmitBar.fixture.tsx'
import { SubmitBar, type SubmitBarProps } from './SubmitBar.tsx'
import { hintTones } from './variants.ts'

const meta = {
  id: 'form-submitbar',
  title: 'Form/SubmitBar',
  component: SubmitBar,
  tags: ['status:stable', 'a11y:open', 'purpose:ask'],
  decorators: [inMargins],
  args: { label: 'Send', busyLabel: 'Sending...', hint: 'Ready.' },
  beforeEach: () => {
    sent.mockClear()
  },
} satisfies Meta<typeof SubmitBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: [inForm],
}

export const Sends: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ready.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(sent).toHaveBeenCalledTimes(2)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  decorators: [inForm],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      canvas.getByRole('textbox', { name: 'Name' }).focus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus()
    },
    'Enter, Space': async ({ canvas, userEvent }) => {
      canvas.getByRole('button', { name: 'Send' }).focus()
      await userEvent.keyboard('{Enter} ')
      await expect(sent).toHaveBeenCalledTimes(2)
    },
    Enter: async ({ canvas, userEvent }) => {
      canvas.getByRole('textbox', { name: 'Name' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(sent).toHaveBeenCalledOnce()
    },
  }),
}

/** Neither the button nor Enter in a field submits the form, and the button gives the reason. */
export const Unavailable: Story = {
  decorators: [inForm],
  args: { disabledReason: 'Tick the box first.', hint: 'Tick the box first.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Tick the box first.')
    await userEvent.click(button)
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** Each press on the unavailable button focuses the control that makes it available and announces the reason. */
export const LeadsToTheReason: Story = {
  ...lowWindow,
  tags: ['!autodocs'],
  decorators: [...lowWindow.decorators, inForm],
  args: { disabledReason: 'Enter a name first.', disabledBy: 'name', hint: 'Enter a name first.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    for (let press = 0; press < 2; press++) {
      const before = canvas.queryByRole('alert')
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
      await expect(canvas.getByRole('alert')).toHaveTextContent('Enter a name first.')
      await expect(canvas.getByRole('alert')).not.toBe(before)
    }
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** The failure is announced in place of the hint, and the form can be submitted again. */
export const Failed: Story = {
  tags: ['!autodocs'],
  decorators: [inForm],
  args: { failure: { title: 'The form was not sent.', text: 'Your answers are kept.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The form was not sent. Your answers are kept.')
    await expect(canvas.queryByText('Ready.')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(sent).toHaveBeenCalledOnce()
  },
}

/** The failure message describes the button, even while the button is unavailable for another reason. */
export const FailedAndOff: Story = {
  tags: ['!autodocs'],
  args: { failure: { title: 'The form was not sent.', text: 'Your answers are kept.' }, disabledReason: 'Tick the consent first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription('The form was not sent. Your answers are kept.')
  },
}

/** During the submission, the button keeps the focus and ignores a second press. */
export const Busy: Story = {
  decorators: [inForm],
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

export const States: Story = states(
  (args) => [
    ...inLooks('ready', () => <SubmitBar {...args} />),
    { label: 'unavailable', show: <SubmitBar {...args} disabledReason="Tick the box first." hint="Tick the box first." /> },
    ...hintTones.map((hintTone) => ({
      label: `${hintTone} hint`,
      show: <SubmitBar {...args} hint="Nothing is missing." hintTone={hintTone} />,
    })),
    { label: 'busy', show: <SubmitBar {...args} busy hint="This takes a few seconds." /> },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, text }) => <SubmitBar label={word} busyLabel={word} disabledReason={text} hint={text} />)

/** A double click or a held key submits the form only once, even if the app sets `busy` late. */
export const PressedTwice: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    sent.mockClear()
    const button = canvas.getByRole('button', { name: 'Send' })
    await userEvent.dblClick(button)
    await expect(sent).toHaveBeenCalledOnce()
    await expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
  },
}

/** After a failure, a second press submits again, even if it comes as fast as a double click. */
export const PressedAgain: Story = {
  ...Default,
  tags: ['!autodocs'],
  render: function Failing(args) {
    const [busy, setBusy] = useState(false)
    const [failure, setFailure] = useState<SubmitBarProps['failure']>()
    const send = () => {
      setBusy(true)
      setFailure(undefined)
      setTimeout(() => {
        setBusy(false)
        setFailure({ title: 'The form was not sent.', text: 'Send it again.' })
      })
    }
    return <SubmitBar {...args} busy={busy} {...(failure && { failure })} onClick={send} />
  },
  play: async ({ canvas }) => {
    sent.mockClear()
    const button = canvas.getByRole('button', { name: 'Send' })
    await fireEvent.click(button, { detail: 1 })
    await canvas.findByText('Send it again.')
    await fireEvent.click(button, { detail: 2 })
    await expect(sent).toHaveBeenCalledTimes(2)
  },
}

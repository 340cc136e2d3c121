import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inDisabledFieldset, expectLooks, inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { copyTexts, spyOnClipboard, keepCopyResults, refuseClipboard } from './clipboard.fixture.ts'
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx'

const meta = {
  id: 'elements-copybutton',
  title: 'Elements/CopyButton',
  component: CopyButton,
  tags: ['status:stable', 'a11y:open', 'purpose:act'],
  args: { texts: { ...copyTexts, failed: 'Not copied' }, read: () => 'meridian jobs list' },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Copies: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const writeText = spyOnClipboard()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(writeText).toHaveBeenCalledWith('meridian jobs list')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
  },
}

/** The result of each copy shows for its full duration, even if the previous result is still visible. */
export const CopiesTwice: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    spyOnClipboard()
    const kept = keepCopyResults()
    for (const copies of [1, 2]) {
      await userEvent.click(canvas.getByRole('button'))
      await kept.waitForResults(copies)
    }
    kept.end()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
    },
    'Enter, Space': async ({ canvas, userEvent }) => {
      const writeText = spyOnClipboard()
      await userEvent.tab()
      await userEvent.keyboard('{Enter} ')
      await expect(writeText.mock.calls).toEqual([['meridian jobs list'], ['meridian jobs list']])
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
      await expect(canvas.getByRole('button')).toHaveFocus()
    },
  }),
}

/** Icon for the head of a code sample, with the confirmation beside it. */
export const AsIcon: Story = { args: { look: 'icon' } }

export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    refuseClipboard()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not copied'))
  },
}

export const States: Story = {
  ...states<CopyButtonProps>((args) => [
    ...inLooks('before', () => <CopyButton {...args} />),
    ...(['copied', 'failed'] as const).flatMap((state) =>
      inLooks(state, (look) => <CopyButton {...args} subject={`${state}, ${look}`} />, ['rest', 'focus']),
    ),
    inDisabledFieldset(
      <div style={{ display: 'flex', alignItems: 'center', gap: 24 }}>
        <CopyButton {...args} />
        <CopyButton {...args} look="icon" />
      </div>,
    ),
  ]),
  play: async ({ canvas, canvasElement }) => {
    const answer = async (state: string, hears: () => unknown, says: string) => {
      hears()
      for (const button of canvas.getAllByRole('button', { name: new RegExp(state) })) {
        const before = canvas.queryAllByText(says, { selector: '[role="status"]' }).length
        button.click()
        await waitFor(() => expect(canvas.getAllByText(says, { selector: '[role="status"]' })).toHaveLength(before + 1))
      }
    }
    const kept = keepCopyResults()
    await answer('copied', spyOnClipboard, 'Copied')
    await answer('failed', refuseClipboard, 'Not copied')
    await kept.waitForResults(4)
    kept.end()
    await expectLooks({ canvasElement })
  },
}

/** This story has a margin, as a page does, because the space for the focus ring extends into the margin. */
export const Stress: Story = stress(({ word, title, text }, args) => (
  <div style={{ paddingInline: 9 }}>
    <CopyButton {...args} subject={title} texts={{ label: word, copied: title, failed: text }} />
  </div>
))

const failing = [
  () => {
    throw new Error('The text cannot be read.')
  },
  () => Promise.reject(new Error('The text cannot be loaded.')),
]

/** If the text cannot be read or loaded, the button says so. */
export const Unreadable: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      {failing.map((read, at) => (
        <CopyButton key={at} {...args} read={read} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [at, button] of canvas.getAllByRole('button').entries()) {
      await userEvent.click(button)
      await waitFor(() => expect(canvas.getAllByRole('status')[at]).toHaveTextContent('Not copied'))
    }
  },
}

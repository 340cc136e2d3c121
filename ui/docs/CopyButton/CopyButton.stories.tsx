import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { copyTexts, hearClipboard, refuseClipboard } from './clipboard.fixture.ts'
import { CopyButton } from './CopyButton.tsx'

const meta = {
  title: 'Docs/CopyButton',
  component: CopyButton,
  args: { texts: { ...copyTexts, failed: 'Not copied' }, read: () => 'meridian jobs list' },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const writeText = hearClipboard()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(writeText).toHaveBeenCalledWith('meridian jobs list')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
  },
}

export const Refused: Story = {
  play: async ({ canvas }) => {
    refuseClipboard()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not copied'))
  },
}

export const LongCopy: Story = {
  args: {
    subject: 'TypeScript',
    texts: { label: 'In die Zwischenablage kopieren', copied: 'In die Zwischenablage kopiert', failed: 'Der Browser hat es nicht erlaubt' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'In die Zwischenablage kopieren TypeScript' })).toBeVisible()
  },
}

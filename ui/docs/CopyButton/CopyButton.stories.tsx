import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { copyTexts, hearClipboard, refuseClipboard } from './clipboard.fixture.ts'
import { guide } from './CopyButton.guide.tsx'
import { CopyButton } from './CopyButton.tsx'

const meta = {
  id: 'docs-copybutton',
  title: 'Docs/CopyButton',
  component: CopyButton,
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide },
  args: { texts: { ...copyTexts, failed: 'Not copied' }, read: () => 'meridian jobs list' },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Copies: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const writeText = hearClipboard()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(writeText).toHaveBeenCalledWith('meridian jobs list')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
  },
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    refuseClipboard()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not copied'))
  },
}

/** What it says afterwards stands in `Default` and `Refused`. */
export const States: Story = states(
  (args) => [
    ...inLooks('before', () => <CopyButton {...args} />, ['rest', 'hover', 'focus']),
    { label: 'with a subject for a screen reader', show: <CopyButton {...args} subject="TypeScript" /> },
  ],
  { wide: true },
)

/** Inside a margin, as on every page: what only a screen reader hears stands 1 px outside. */
export const Stress: Story = stress(({ word, title, text }, args) => (
  <div style={{ paddingInline: 1 }}>
    <CopyButton {...args} subject={title} texts={{ label: word, copied: title, failed: text }} />
  </div>
))

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { hearPromisedClipboard } from '../../elements/CopyButton/clipboard.fixture.ts'
import { stay } from '../DocHeading/stay.fixture.ts'
import { guide } from './CopyAsMarkdown.guide.tsx'
import { CopyAsMarkdown } from './CopyAsMarkdown.tsx'

const meta = {
  id: 'docs-copyasmarkdown',
  title: 'Docs/CopyAsMarkdown',
  component: CopyAsMarkdown,
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide },
  beforeEach: stay,
  args: {
    texts: { label: 'Copy as Markdown', copied: 'Copied', failed: 'Not copied' },
    href: '/docs/order.md',
    linkLabel: 'View as Markdown',
    read: fn(async () => '# Order a machine'),
  },
} satisfies Meta<typeof CopyAsMarkdown>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Copies: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const write = hearPromisedClipboard()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as Markdown' }))
    await expect(args.read).toHaveBeenCalledTimes(1)
    const blob = await write.mock.calls[0]![0][0]!.getType('text/plain')
    await expect(await blob.text()).toBe('# Order a machine')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    await expect(canvas.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', '/docs/order.md')
  },
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

export const States: Story = states((args) => inLooks('button and link', () => <CopyAsMarkdown {...args} />, ['rest', 'hover', 'focus']), {
  wide: true,
})

/** With a margin, as on every page: visually hidden text is 1 px outside. */
export const Stress: Story = stress(({ word, title, text }, args) => (
  <div style={{ paddingInline: 9 }}>
    <CopyAsMarkdown {...args} texts={{ label: word, copied: title, failed: text }} linkLabel={title} />
  </div>
))

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { CopyAsMarkdown } from './CopyAsMarkdown.tsx'

const meta = {
  title: 'Docs/CopyAsMarkdown',
  component: CopyAsMarkdown,
  args: {
    texts: { label: 'Copy as Markdown', copied: 'Copied', failed: 'Not copied' },
    href: '/docs/order.md',
    linkLabel: 'View as Markdown',
    read: fn(async () => '# Order a machine'),
  },
} satisfies Meta<typeof CopyAsMarkdown>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'write').mockResolvedValue(undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as Markdown' }))
    await expect(args.read).toHaveBeenCalledTimes(1)
    const blob = await write.mock.calls[0]![0][0]!.getType('text/plain')
    await expect(await blob.text()).toBe('# Order a machine')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    await expect(canvas.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', '/docs/order.md')
  },
}

export const LongCopy: Story = {
  args: { texts: { label: 'Die ganze Seite als Markdown kopieren', copied: 'Kopiert', failed: 'Nicht kopiert' }, linkLabel: 'Die Seite als Markdown öffnen' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
}

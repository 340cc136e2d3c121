import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { copyTexts, hearClipboard } from '../CopyButton/clipboard.fixture.ts'
import { DocHeading } from './DocHeading.tsx'
import { stay } from './stay.fixture.ts'

const meta = {
  title: 'Docs/DocHeading',
  component: DocHeading,
  beforeEach: stay,
  args: { level: 2, id: 'request-body', children: 'Request body', copy: { ...copyTexts, label: 'Link to', failed: 'Not copied' } },
} satisfies Meta<typeof DocHeading>

export default meta
type Story = StoryObj<typeof meta>

/** By keyboard: the link is found, copies the address of the section and says so. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const writeText = hearClipboard()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Request body' })).toBeVisible()
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Link to Request body' })
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).opacity).toBe('1')
    await userEvent.keyboard('{Enter}')
    await expect(writeText.mock.calls[0]?.[0]).toMatch(/^http.*#request-body$/)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
  },
}

export const Levels: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {([2, 3, 4] as const).map((level) => (
        <DocHeading key={level} {...args} level={level} id={`level-${level}`}>{`Level ${level}`}</DocHeading>
      ))}
    </div>
  ),
}

export const LongCopy: Story = {
  args: { children: 'Rechenzentrumskapazitätsbereitstellungsantrag in mehreren Netzen zugleich stellen' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

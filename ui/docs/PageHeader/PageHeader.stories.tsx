import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'Docs/PageHeader',
  component: PageHeader,
  args: { title: 'Order a machine', lead: 'Send constraints, not a server name: the market finds the capacity that satisfies them.' },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order a machine' })).toBeVisible()
  },
}
export const TitleOnly: Story = { args: { lead: undefined } }
export const LongCopy: Story = {
  args: { title: 'Rechenzentrumskapazitätsbereitstellungsantrag stellen', lead: 'Beschreiben Sie, was Sie brauchen. '.repeat(6) },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

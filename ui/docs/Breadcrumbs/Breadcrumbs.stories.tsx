import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Docs/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: 'Breadcrumbs', items: [{ label: 'Docs', href: '/docs' }, { label: 'Machine API' }] },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
    await expect(nav.getAllByRole('listitem')).toHaveLength(2)
    await expect(nav.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', '/docs')
  },
}

export const LongCopy: Story = {
  args: {
    items: ['Dokumentation', 'Rechenzentrumskapazitätsbereitstellung', 'Virtuelle Maschinen', 'Bestellung'].map((label) => ({ label, href: '/' })),
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

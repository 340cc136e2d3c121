import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { footer } from './fixture.ts'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: footer,
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const product = canvas.getByRole('navigation', { name: 'Product' })
    await expect(within(product).getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Status (opens in a new tab)' })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: 'info@meridian.example' })).not.toHaveAttribute('target')
    await expect(canvas.getByRole('link', { name: 'Meridian, home' })).toHaveAttribute('href', '/')
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } }
export const OneColumn: Story = { args: { columns: footer.columns.slice(0, 1), statement: undefined } }

export const LongCopy: Story = {
  args: {
    statement: 'One layer between a workload and the networks that run it, wherever they stand, whoever owns them and whatever they speak among themselves. '.repeat(2),
    columns: [
      ...footer.columns,
      {
        title: 'Rechtliches und Datenschutz',
        links: [
          { href: '/terms', label: 'Terms on which capacity is offered and taken' },
          {
            href: 'mailto:infrastructure.partnerships.office@meridian.example',
            label: 'infrastructure.partnerships.office@meridian.example',
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { search } from '../Search/fixture.ts'
import { Search } from '../Search/Search.tsx'
import { DocsHeader } from './DocsHeader.tsx'
import { docsHeader } from './fixture.ts'

const meta = {
  title: 'Docs/DocsHeader',
  component: DocsHeader,
  parameters: { layout: 'fullscreen' },
  args: { ...docsHeader, search: <Search {...search} /> },
  argTypes: { search: { control: false }, themeToggle: { control: false } },
  globals: { viewport: { value: 'wide', isRotated: false } },
} satisfies Meta<typeof DocsHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Meridian documentation' })).toHaveAttribute('href', '/docs')
    await expect(within(canvas.getByRole('navigation', { name: 'Elsewhere' })).getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByRole('button', { name: 'Search the docs' })).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Search the docs' })).toBeVisible()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LongCopy: Story = {
  args: {
    logo: { ...docsHeader.logo, name: 'Meridian Compute', area: 'Dokumentation' },
    links: [
      { label: 'Verwaltungsoberfläche', href: 'https://console.meridian.example' },
      { label: 'Schnittstellenbeschreibung', href: '/docs/api' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Footer } from '../Footer/Footer.tsx'
import { footer } from '../Footer/fixture.ts'
import { Header } from '../Header/Header.tsx'
import { header } from '../Header/fixture.ts'
import { Page } from '../Page/Page.tsx'
import { NotFound } from './NotFound.tsx'

const meta = {
  title: 'Shell/NotFound',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: { code: '404', title: 'There is no such page', action: { href: '/', label: 'Return to start' } },
  decorators: [
    (Story) => (
      <Page skipLabel="Skip to content" header={<Header {...header} />} footer={<Footer {...footer} />}>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'There is no such page' })
    await expect(canvas.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible()
    await expect(canvas.getByText('404')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Return to start' })).toHaveAttribute('href', '/')
    await expect(region.getBoundingClientRect().height).toBeCloseTo(canvas.getByRole('main').getBoundingClientRect().height, 0)
  },
}

export const WithSuggestions: Story = {
  args: {
    text: 'The address is mistyped, or the page has moved.',
    suggestions: [
      { href: '/guide', label: 'Guide' },
      { href: '/guide/api', label: 'API reference' },
      { href: '/#plan', label: 'Plan' },
    ],
  },
}

export const Narrow: Story = { ...WithSuggestions, globals: { viewport: { value: 'narrow', isRotated: false } } }

export const LongCopy: Story = {
  args: {
    ...WithSuggestions.args,
    title: 'Unter dieser Adresse gibt es keine Dokumentationsübersichtsseite und es hat auch nie eine gegeben',
    action: { href: '/', label: 'Zurück zur Übersicht aller Dokumentationsseiten' },
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { network } from '../../fixtures/sample-data.ts'
import { stay, followed } from '../DocHeading/stay.fixture.ts'
import { search } from '../Search/fixture.ts'
import { Search } from '../Search/Search.tsx'
import { DocsHeader } from './DocsHeader.tsx'
import { docsHeader } from './fixture.ts'

const meta = {
  id: 'docs-docsheader',
  title: 'Docs/DocsHeader',
  component: DocsHeader,
  tags: ['status:stable', 'a11y:open', 'purpose:lead'],
  parameters: { layout: 'fullscreen' },
  beforeEach: stay,
  args: { ...docsHeader, search: <Search {...search} /> },
  globals: { viewport: { value: 'wide', isRotated: false } },
} satisfies Meta<typeof DocsHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Landmarks: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Meridian documentation' })).toHaveAttribute('href', '/docs')
    await expect(within(canvas.getByRole('navigation', { name: 'Elsewhere' })).getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByRole('button', { name: 'Search the docs' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Meridian documentation' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Search the docs' })).toHaveFocus()
      for (const name of [/^Console/, 'API Reference', 'Support']) {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name })).toHaveFocus()
      }
    },
    Enter: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(followed).toHaveBeenCalledWith('/docs')
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('dialog', { name: 'Search the docs' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    },
  }),
}

/** Each header is in an article, where it is not a banner, because a page can have only one banner. */
export const States: Story = states(
  (args) => [
    ...inLooks(
      'search and links',
      (look) => (
        <article>
          <DocsHeader {...args} navLabel={`Elsewhere, ${look}`} />
        </article>
      ),
      ['rest', 'hover', 'focus'],
    ),
    {
      label: 'without search',
      show: (
        <article>
          <DocsHeader {...args} navLabel="Elsewhere, without search" search={undefined} />
        </article>
      ),
    },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, title, text }) => (
  <article>
    <DocsHeader
      logo={{ name: word, area: word, href: '/docs', label: text }}
      navLabel={title}
      links={[
        { label: word, href: 'https://console.meridian.example' },
        { label: title, href: '/docs/api' },
      ]}
      search={<Search {...search} texts={{ ...search.texts, label: title }} />}
    />
  </article>
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Search the docs' })).toBeVisible()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Smallest width that shows the links. Long links still fit beside the search. */
export const LongCopy: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    logo: { ...docsHeader.logo, name: network.longName, area: 'Dokumentation' },
    links: [
      { label: 'Verwaltungsoberfläche', href: 'https://console.meridian.example' },
      { label: 'Schnittstellenbeschreibung', href: '/docs/api' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(window.innerWidth).toBe(1024)
    const links = within(canvas.getByRole('navigation', { name: 'Elsewhere' })).getAllByRole('link')
    await expect(links).toHaveLength(2)
    for (const link of links) {
      await expect(link).toBeVisible()
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    }
    await expect(canvas.getByRole('button', { name: 'Search the docs' })).toBeVisible()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

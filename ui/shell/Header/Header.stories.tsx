import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx'
import { header } from './fixture.ts'
import { Header } from './Header.tsx'

const narrow = { viewport: { value: 'narrow', isRotated: false } }
const wide = { viewport: { value: 'wide', isRotated: false } }

const meta = {
  title: 'Shell/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { ...header, themeToggle: <ThemeToggle label="Dark theme" /> },
  argTypes: { themeToggle: { control: false } },
  globals: wide,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '150vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(nav.getAllByRole('link')).toHaveLength(header.links.length)
    await expect(canvas.getByRole('link', { name: 'Meridian, home' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Console (opens in a new tab)' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull()
  },
}

export const CurrentPage: Story = {
  args: { current: '/guide' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Guide')
  },
}

export const CurrentSection: Story = {
  args: { current: '/#proof' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'location' })).toHaveAccessibleName('Proof')
  },
}

export const WithArea: Story = { args: { logo: { ...header.logo, area: 'Docs', label: 'Meridian Docs' } } }

/** A page of its own has only the way back, in sight at every width. */
export const Back: Story = {
  args: { links: undefined, console: undefined, action: undefined, back: { href: '/', label: 'Back to start' } },
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to start' })).toBeVisible()
    await expect(canvas.getByRole('switch')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull()
  },
}

export const Narrow: Story = {
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const MenuOpen: Story = {
  args: { current: '/#proof' },
  globals: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const menu = await canvas.findByRole('dialog', { name: 'Menu' })
    await expect(within(menu).getAllByRole('link')).toHaveLength(header.links.length + 3)
    await expect(menu.contains(document.activeElement)).toBe(true)
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  },
}

/** Selecting a link closes the menu, and so do its button and what the browser does on Escape; the focus returns to the button. */
export const MenuCloses: Story = {
  globals: narrow,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' })
    const closed = async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(button).toHaveFocus()
      await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
    }
    const open = async () => {
      button.focus()
      await userEvent.keyboard('{Enter}')
      return canvas.findByRole<HTMLDialogElement>('dialog')
    }
    const link = within(await open()).getByRole('link', { name: 'Proof' })
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await closed()
    await userEvent.click(within(await open()).getByRole('button', { name: 'Close' }))
    await closed()
    const menu = await open()
    await expect(menu).toHaveAttribute('closedby', 'any')
    menu.requestClose()
    await closed()
  },
}

const long = {
  logo: { name: 'Meridian Compute', area: 'Documentation', href: '/', label: 'Meridian Compute Documentation' },
  links: ['Infrastrukturübersicht', 'Verifiable execution', 'Capacity and pricing', 'Release plan', 'Frequently asked questions'].map(
    (label, at) => ({ href: `/${at}`, label }),
  ),
  console: { href: 'https://console.meridian.example', label: 'Verwaltungsoberfläche' },
  action: { href: '/contact', label: 'Speak with an engineer' },
}

export const LongCopy: Story = { args: long }

export const LongCopyNarrow: Story = {
  args: long,
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const menu = await canvas.findByRole('dialog')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

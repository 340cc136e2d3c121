import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { network } from '../../fixtures/sample-data.ts'
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx'
import { header } from './fixture.ts'
import { Header, type HeaderProps } from './Header.tsx'

const narrow = { viewport: { value: 'narrow', isRotated: false } }
const wide = { viewport: { value: 'wide', isRotated: false } }

const meta = {
  id: 'shell-header',
  title: 'Shell/Header',
  component: Header,
  tags: ['status:stable', 'a11y:open', 'purpose:lead'],
  parameters: { layout: 'fullscreen' },
  args: { ...header, themeToggle: <ThemeToggle label="Dark theme" /> },
  argTypes: { links: { table: { type: { summary: 'HeaderLink[]' } } } },
  globals: wide,
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Landmarks: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(nav.getAllByRole('link')).toHaveLength(header.links.length)
    await expect(canvas.getByRole('link', { name: 'Meridian, home' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Console (opens in a new tab)' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      for (const name of ['Meridian, home', ...header.links.map(({ label }) => label), 'Console (opens in a new tab)']) {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name })).toHaveFocus()
      }
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Dark theme' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveFocus()
    },
    'Shift+Tab': async ({ canvas, userEvent }) => {
      canvas.getByRole('link', { name: 'Write to us' }).focus()
      await userEvent.tab({ shift: true })
      await expect(canvas.getByRole('button', { name: 'Dark theme' })).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(canvas.getByRole('link', { name: 'Console (opens in a new tab)' })).toHaveFocus()
    },
  }),
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

/** In a narrow window, the back link is visible, and there is no menu. */
export const Back: Story = {
  args: { links: undefined, console: undefined, action: undefined, back: { href: '/', label: 'Back to start' } },
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to start' })).toBeVisible()
    await expect(canvas.getByRole('button')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull()
  },
}

export const MenuOpen: Story = {
  tags: ['!autodocs'],
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

/** Following a link closes the menu. Its close button, Escape and a click outside also close it, and return the focus. */
export const MenuCloses: Story = {
  tags: ['!autodocs'],
  globals: narrow,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' })
    const closed = async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
    }
    const open = async () => {
      button.focus()
      await userEvent.keyboard('{Enter}')
      return canvas.findByRole('dialog')
    }
    const link = within(await open()).getByRole('link', { name: 'Proof' })
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await closed()
    await expect(button).not.toHaveFocus()
    await userEvent.click(within(await open()).getByRole('button', { name: 'Close' }))
    await closed()
    await waitFor(() => expect(button).toHaveFocus())
    await open()
    await userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(button).toHaveFocus())
    await open()
    await userEvent.click(document.documentElement)
    await closed()
  },
}

const long = {
  logo: { name: network.longName, area: 'Documentation', href: '/', label: 'Meridian Compute Documentation' },
  links: ['Infrastrukturübersicht', 'Verifiable execution', 'Capacity and pricing', 'Release plan', 'Frequently asked questions'].map(
    (label, at) => ({ href: `/${at}`, label }),
  ),
  console: { href: 'https://console.meridian.example', label: 'Verwaltungsoberfläche' },
  action: { href: '/contact', label: 'Speak with an engineer' },
}

/** Long links wrap, so that the page does not scroll sideways. */
export const LongCopy: Story = {
  args: long,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LongCopyNarrow: Story = {
  tags: ['!autodocs'],
  args: long,
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const menu = await canvas.findByRole('dialog')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  },
}

/** Shows a header in an article, so that it is not a banner and a page can show several. */
const apart = (name: string, args: HeaderProps) => (
  <article aria-label={name}>
    <Header {...args} navLabel={`${args.navLabel}, ${name}`} />
  </article>
)

export const States: Story = states(
  (args) => [
    ...inLooks('all of it', (look) => apart(look, args), ['rest', 'hover', 'focus']),
    { label: 'current page', show: apart('current page', { ...args, current: '/guide' }) },
    { label: 'current section', show: apart('current section', { ...args, current: '/#proof' }) },
    { label: 'area', show: apart('area', { ...args, logo: { ...header.logo, area: 'Docs', label: 'Meridian Docs' } }) },
    {
      label: 'back',
      show: apart('back', {
        ...args,
        links: undefined,
        console: undefined,
        action: undefined,
        back: { href: '/', label: 'Back to start' },
      }),
    },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title }, args) => (
  <>
    {apart(`${id}, collapsed`, {
      ...args,
      logo: { name: word, area: word, href: '/', label: word },
      links: [{ href: '/#first', label: title }],
      action: { href: '/#act', label: title },
      menuLabel: word,
      closeLabel: word,
    })}
    {apart(`${id}, back`, {
      ...args,
      logo: { name: 'Meridian', href: '/', label: 'Meridian' },
      links: [],
      console: undefined,
      action: undefined,
      back: { href: '/', label: title },
    })}
  </>
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

/** The app's own drawing replaces the mark and the name. The link keeps its accessible name. */
export const OwnLogo: Story = {
  args: { logo: { name: 'Meridian', href: '/', label: 'Meridian, home', drawing: <strong>MERIDIAN</strong> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Meridian, home' })).toHaveTextContent('MERIDIAN')
  },
}

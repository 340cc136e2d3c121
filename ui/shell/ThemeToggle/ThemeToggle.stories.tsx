import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inDisabledFieldset, inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

const system = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
const other = () => (system() === 'dark' ? 'light' : 'dark')

/** Resets the stored choice, before and after a story. */
const fresh = () => {
  const { theme } = document.documentElement.dataset
  localStorage.removeItem('theme')
  return () => {
    localStorage.removeItem('theme')
    if (theme) document.documentElement.dataset.theme = theme
  }
}

const meta = {
  id: 'shell-themetoggle',
  title: 'Shell/ThemeToggle',
  component: ThemeToggle,
  tags: ['status:stable', 'a11y:open', 'purpose:act'],
  parameters: { ownWindow: true },
  args: { label: 'Dark theme' },
  beforeEach: fresh,
} satisfies Meta<typeof ThemeToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Dark theme' })).toHaveFocus()
    },
    'Enter, Space': async ({ canvas, userEvent }) => {
      const toggle = canvas.getByRole('button', { name: 'Dark theme' })
      const before = toggle.getAttribute('aria-pressed')
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true'))
      await userEvent.keyboard(' ')
      await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', before))
    },
  }),
}

/** A choice that differs from the system's theme is saved. Choosing the system's theme clears it. */
export const Chosen: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const root = document.documentElement
    delete root.dataset.theme
    const toggle = canvas.getByRole('button', { name: 'Dark theme' })
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', String(system() === 'dark')))
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', String(other() === 'dark')))
    await expect(root.dataset.theme).toBe(other())
    await expect(localStorage.getItem('theme')).toBe(other())
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', String(system() === 'dark')))
    await expect(root.dataset.theme).toBeUndefined()
    await expect(localStorage.getItem('theme')).toBeNull()
  },
}

/** Two toggles on a page agree, and both follow a change in another tab. */
export const Two: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <ThemeToggle {...args} />
      <ThemeToggle {...args} label="Dark theme, again" />
    </>
  ),
  play: async ({ canvas }) => {
    const states = () => canvas.getAllByRole('button', { name: /Dark theme/ }).map((toggle) => toggle.getAttribute('aria-pressed'))
    for (const theme of ['dark', 'light']) {
      // Retries, because the toggles start to listen after they render.
      await waitFor(async () => {
        dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }))
        await expect(states()).toEqual([String(theme === 'dark'), String(theme === 'dark')])
      })
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Dark theme' }))
    await waitFor(() => expect(states()).toEqual(['true', 'true']))
  },
}

/** The browser's bars use the background color of the chosen theme. */
export const BrowserBars: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <>
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F4F3EE" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0E1013" />
        <Story />
      </>
    ),
  ],
  play: async () => {
    const bars = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => meta.content)
    document.documentElement.dataset.theme = 'dark'
    await waitFor(() => expect(bars()).toEqual(['#0E1013', '#0E1013']))
    document.documentElement.dataset.theme = 'light'
    await waitFor(() => expect(bars()).toEqual(['#F4F3EE', '#F4F3EE']))
    delete document.documentElement.dataset.theme
    await waitFor(() => expect(bars()).toEqual(['#F4F3EE', '#0E1013']))
  },
}

/** The disc turns with the theme. The toolbar shows both themes. */
export const States: Story = states((args) => [
  ...inLooks('in the theme of the page', () => <ThemeToggle {...args} />, ['rest', 'hover', 'focus']),
  inDisabledFieldset(<ThemeToggle {...args} />),
])

/** The label is visually hidden, so a neighbor cannot squeeze it. */
export const Stress: Story = stress(({ title, text }) => (
  <div style={{ display: 'flex', alignItems: 'center', gap: 12, overflowWrap: 'anywhere' }}>
    {text}
    <ThemeToggle label={title} />
  </div>
))

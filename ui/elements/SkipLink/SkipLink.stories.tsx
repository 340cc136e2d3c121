import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within, fn } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Button } from '../Button/Button.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  id: 'elements-skiplink',
  title: 'Elements/SkipLink',
  component: SkipLink,
  tags: ['status:stable', 'a11y:open', 'purpose:lead'],
  args: { label: 'Skip to the offers' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Button>Menu</Button>
      <main id="main" tabIndex={-1}>
        <Button variant="text">Deploy</Button>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LeadsToMain: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Skip to the offers' })).toHaveAttribute('href', '#main')
  },
}

/** On a page with a `<base>`, the link still leads to the content of this page, each time it is followed. */
export const WithABase: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const base = document.createElement('base')
    base.href = '/elsewhere/'
    document.head.prepend(base)
    for (const _ of ['first', 'again']) {
      await userEvent.click(canvas.getByRole('link', { name: 'Skip to the offers' }))
      await expect(location.hash).toBe('#main')
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    }
    base.remove()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      const link = canvas.getByRole('link', { name: 'Skip to the offers' })
      await expect(link.getBoundingClientRect().bottom).toBeLessThan(0)
      await userEvent.tab()
      await expect(link).toHaveFocus()
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    },
    Enter: async ({ canvas, userEvent }) => {
      const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Skip to the offers' })
      const main = canvas.getByRole('main')
      // A test cannot navigate, so this checks the link and focuses its target, as a browser does.
      const followed = fn((event: Event) => event.preventDefault())
      link.addEventListener('click', followed, { once: true })
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(followed).toHaveBeenCalledOnce()
      await expect(link.hash).toBe(`#${main.id}`)
      main.focus()
      await expect(main).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Deploy' })).toHaveFocus()
    },
  }),
}

/** Makes a box the containing block of the link, which has a fixed position. */
const piece = { contain: 'paint', blockSize: '12rem' } as const

export const States: Story = states(
  (args) => [
    {
      label: 'with the focus; else it is out of sight',
      look: 'focus',
      show: (
        <div style={piece}>
          <SkipLink {...args} />
        </div>
      ),
    },
  ],
  { wide: true },
)

const wordy = stress(({ title }) => (
  <div style={piece} className="pseudo-focus-visible-all pseudo-focus-all">
    <SkipLink label={title} />
  </div>
))

/** The link stays inside the window while it has the focus. */
export const Stress: Story = {
  ...wordy,
  play: async (context) => {
    wordy.play(context)
    for (const link of within(context.canvasElement).getAllByRole('link')) {
      link.focus()
      const window = link.parentElement!.getBoundingClientRect()
      const { left, right } = link.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(window.left)
      await expect(right).toBeLessThanOrEqual(window.right)
    }
  },
}

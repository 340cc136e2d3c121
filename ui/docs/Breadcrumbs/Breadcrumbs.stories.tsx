import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { stay, followed } from '../DocHeading/stay.fixture.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  id: 'docs-breadcrumbs',
  title: 'Docs/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['status:stable', 'a11y:open', 'purpose:lead'],
  beforeEach: stay,
  args: { label: 'Breadcrumbs', items: [{ label: 'Docs', href: '/docs' }, { label: 'Machine API' }] },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LinksToParents: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
    await expect(nav.getAllByRole('listitem')).toHaveLength(2)
    await expect(nav.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', '/docs')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Docs' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('navigation').contains(document.activeElement)).toBe(false)
    },
    Enter: async ({ userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(followed).toHaveBeenCalledWith('/docs')
    },
  }),
}

export const States: Story = states((args) => [
  ...inLooks('two levels', (look) => <Breadcrumbs {...args} label={`Breadcrumbs, ${look}`} />, ['rest', 'hover', 'focus']),
  {
    label: 'every level has a page',
    show: (
      <Breadcrumbs
        label="Breadcrumbs, three levels"
        items={[
          { label: 'Docs', href: '/docs' },
          { label: 'Containers', href: '/docs/containers' },
          { label: 'Container API', href: '/docs/container-api' },
        ]}
      />
    ),
  },
])

export const Stress: Story = stress(({ word, title, text }) => (
  <Breadcrumbs label={title} items={[{ label: word, href: '/docs' }, { label: title, href: '/docs/api' }, { label: `${word}: ${text}` }]} />
))

/** Renders nothing without items, because a screen reader would announce an empty navigation. */
export const Empty: Story = {
  tags: ['!autodocs'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

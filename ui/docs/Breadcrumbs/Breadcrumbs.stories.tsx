import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { stay } from '../DocHeading/stay.fixture.ts'
import { guide } from './Breadcrumbs.guide.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  id: 'docs-breadcrumbs',
  title: 'Docs/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide },
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

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

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

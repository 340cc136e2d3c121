import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guide.ts'
import { inLooks, states } from '../../../.storybook/states.tsx'
import { stress } from '../../../.storybook/stress.tsx'
import { village } from './Community.fixture.ts'
import { guide } from './Community.guide.tsx'
import { Community } from './Community.tsx'

const meta = {
  id: 'landing-community',
  title: 'Landing/Community',
  component: Community,
  tags: ['status:stable', 'a11y:reviewed'],
  parameters: { guide, layout: 'fullscreen' },
  args: village,
} satisfies Meta<typeof Community>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A visitor sees two ways on, reads the vision, and the line ends. */
export const ReadInOrder: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Visit the Market (opens in a new tab)' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: 'Beyond the Harvest' })).toBeVisible()
    await expect(canvas.getByText('Baked, and shared')).toBeVisible()
  },
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

export const States: Story = states(
  (args) => inLooks('two ways', (look) => <Community {...args} id={`village-${look}`} title={`Grown together, ${look}.`} />, ['rest', 'hover', 'focus']),
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }) => (
  <Community
    id={`village-${id}`}
    station={word}
    title={title}
    lead={text}
    actions={[
      { label: word, href: '#village' },
      { label: `${word} 2`, href: '#village' },
    ]}
    vision={{ title, text, points: [text, word] }}
    end={word}
  />
))

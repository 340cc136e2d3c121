import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { community } from './Community.fixture.ts'
import { guide } from './Community.guide.tsx'
import { Community } from './Community.tsx'

const meta = {
  id: 'landing-community',
  title: 'Landing/Community',
  component: Community,
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide, layout: 'fullscreen' },
  args: community,
} satisfies Meta<typeof Community>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Two actions, then the vision; the line ends. */
export const ReadInOrder: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Visit the Forum (opens in a new tab)' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: 'Beyond One Cloud' })).toBeVisible()
    await expect(canvas.getByText('Delivered, and proven')).toBeVisible()
  },
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

export const States: Story = states(
  (args) =>
    inLooks('two ways', (look) => <Community {...args} id={`community-${look}`} title={`Built together, ${look}.`} />, [
      'rest',
      'hover',
      'focus',
    ]),
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }) => (
  <Community
    id={`community-${id}`}
    eyebrow={word}
    title={title}
    lead={text}
    actions={[
      { label: word, href: '#community' },
      { label: `${word} 2`, href: '#community' },
    ]}
    vision={{ title, text, points: [text, word] }}
    end={word}
  />
))

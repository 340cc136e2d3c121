import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { community } from './Community.fixture.ts'
import { Community } from './Community.tsx'

const meta = {
  id: 'landing-community',
  title: 'Landing/Community',
  component: Community,
  tags: ['status:stable', 'a11y:open', 'purpose:tell', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: community,
} satisfies Meta<typeof Community>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Screen readers get an action that says where it opens, the vision as a heading, and its points as a list. */
export const ReadInOrder: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Visit the Forum (opens in a new tab)' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: 'Beyond 2030' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((point) => point.textContent)).toEqual(community.vision.points)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Visit the Forum (opens in a new tab)' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Read the Docs' })).toHaveFocus()
    },
  }),
}

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
    title={title}
    lead={text}
    actions={[
      { label: word, href: '#community' },
      { label: `${word} 2`, href: '#community' },
    ]}
    vision={{ title: id === 'one' ? 'I 2030' : title, text, points: [text, `${word} 2`] }}
  />
))

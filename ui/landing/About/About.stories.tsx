import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { about } from './About.fixture.ts'
import { About } from './About.tsx'

const meta = {
  id: 'landing-about',
  title: 'Landing/About',
  component: About,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:tell', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: about,
} satisfies Meta<typeof About>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Screen readers get the claim as the name of the region, the figure with its source, and a list of the unified networks. */
export const ReadInOrder: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Every network, in one layer.' })).toBeVisible()
    await expect(canvas.getByText('$12B')).toBeVisible()
    await expect(canvas.getByText('market')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const States: Story = states((args) => [{ label: 'four networks', show: <About {...args} /> }], { wide: true })

export const Stress: Story = stress(({ id, word, title, text }) => (
  <About
    id={`about-${id}`}
    title={title}
    lead={text}
    figure="1.2M"
    caption={text}
    stamp={{ kind: 'market', label: word }}
    networks={[
      { name: word, text, shape: 'gpu' },
      { name: title, text: word, shape: 'network' },
    ]}
  />
))

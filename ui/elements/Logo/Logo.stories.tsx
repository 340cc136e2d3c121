import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Logo } from './Logo.tsx'

const meta = {
  id: 'elements-logo',
  title: 'Elements/Logo',
  component: Logo,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:lead'],
  args: { name: 'Meridian' },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithArea: Story = {
  args: { area: 'Docs' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Meridian Docs')
  },
}
export const OnBand: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div data-band="ink" style={{ padding: 40, background: 'var(--onenode-color-canvas)', color: 'var(--onenode-color-text)' }}>
      <Logo {...args} />
    </div>
  ),
}

export const States: Story = states((args) => [
  { label: 'name', show: <Logo {...args} /> },
  { label: 'name and area', show: <Logo {...args} area="Docs" /> },
])

export const Stress: Story = stress(({ word, title }) => <Logo name={word} area={title} />)

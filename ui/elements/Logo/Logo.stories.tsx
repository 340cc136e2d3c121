import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from './Logo.tsx'

const meta = {
  title: 'Elements/Logo',
  component: Logo,
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
    <div data-band="" style={{ padding: 40, background: 'var(--node-color-canvas)', color: 'var(--node-color-text)' }}>
      <Logo {...args} />
    </div>
  ),
}
export const LongCopy: Story = {
  args: { name: 'Meridian Compute', area: 'Developer documentation' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SocialCard } from './SocialCard.tsx'

const meta = {
  title: 'Shell/SocialCard',
  component: SocialCard,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Fieldwork', title: 'One layer for every harvest machine', label: 'fieldwork.example' },
} satisfies Meta<typeof SocialCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One layer for every harvest machine')).toBeVisible()
  },
}

export const LongCopy: Story = { args: { title: 'Landmaschinenkapazitätsvermittlung für die dezentrale Erntewirtschaft' } }

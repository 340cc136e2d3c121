import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Community } from './Community.tsx'

const meta = {
  title: 'Landing/Community',
  component: Community,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'village',
    station: 'Village',
    title: 'Grown together.',
    lead: 'Come to the market or read the almanac.',
    actions: [
      { label: 'Visit the Market', href: 'https://market.example' },
      { label: 'Read the Almanac', href: '/almanac' },
    ],
    vision: { title: 'Beyond the Harvest', text: 'Bread for everybody.', points: ['Every loaf has a field', 'Every field has a keeper'] },
    end: 'Baked, and shared',
  },
} satisfies Meta<typeof Community>

export default meta
type Story = StoryObj<typeof meta>

/** A visitor takes one of two ways on, reads the vision, and the line ends. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Visit the Market (opens in a new tab)' })).toHaveFocus()
    await expect(canvas.getByRole('heading', { level: 3, name: 'Beyond the Harvest' })).toBeVisible()
    await expect(canvas.getByText('Baked, and shared')).toBeVisible()
  },
}

export const LongCopy: Story = {
  args: {
    title: 'Gemeinschaftlich bewirtschaftet und genossenschaftlich verwaltet.',
    vision: {
      title: 'Zukunftsvorstellungen der Landwirtschaftsgenossenschaft',
      text: 'Brot für alle, gebacken aus dem Getreide der gemeinsamen Felder und verteilt auf den Wochenmärkten der umliegenden Gemeinden.',
      points: ['Jedes Brot kennt seinen Bewirtschaftungsverantwortlichen', 'Jedes Feld'],
    },
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Roadmap } from './Roadmap.tsx'

const meta = {
  title: 'Landing/Roadmap',
  component: Roadmap,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'year',
    station: 'Year',
    title: 'Four seasons.',
    statusLabels: { completed: 'Completed', current: 'In Progress', upcoming: 'Planned' },
    items: [
      { quarter: 'Spring', title: 'Sowing', status: 'completed', description: 'The seed is in the ground.', features: ['Soil', 'Seed', 'Water', 'Patience'] },
      { quarter: 'Summer', title: 'Growing and Watching the Weather', status: 'current', description: 'Now it is the sun’s turn.', features: ['Sun', 'Rain', 'Bees', 'Shade'] },
      { quarter: 'Autumn', title: 'Harvest', status: 'upcoming', description: 'Everybody helps.', features: ['Scythe', 'Cart', 'Barn', 'Feast'] },
      { quarter: 'Winter', title: 'Rest', status: 'upcoming', description: 'The field sleeps.', features: ['Snow', 'Books', 'Tools', 'Plans'] },
    ],
  },
} satisfies Meta<typeof Roadmap>

export default meta
type Story = StoryObj<typeof meta>

/** A visitor reads each stop in order, with its status in words and four deliverables. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Spring · Completed')).toBeVisible()
    await expect(canvas.getByText('Summer · In Progress')).toBeVisible()
    await expect(canvas.getByText('Autumn · Planned')).toBeVisible()
    const stops = canvas.getAllByRole('heading', { level: 3 })
    await expect(stops.map((stop) => stop.textContent)).toEqual(['Sowing', 'Growing and Watching the Weather', 'Harvest', 'Rest'])
    await expect(within(stops[2]!.closest('li')!).getAllByRole('listitem')).toHaveLength(4)
  },
}

export const LongCopy: Story = {
  args: {
    title: 'Vier Bewirtschaftungsabschnitte des Landwirtschaftsjahres.',
    items: ['Frühjahrsbestellung', 'Sommergerstenpflege', 'Erntedankfestvorbereitung', 'Winterruhe'].map((title) => ({
      quarter: title,
      title: `${title} und Landmaschineninstandhaltungsmaßnahmen`,
      status: 'upcoming' as const,
      description: 'Bodenfeuchtigkeitsmessungen und Wettervorhersagen werden gemeinsam ausgewertet.',
      features: ['Saatgutqualitätssicherungsmaßnahmen', 'Bewässerungsanlagenüberwachung', 'Schädlingsbekämpfungsmittelverzicht', 'Geduld'],
    })),
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

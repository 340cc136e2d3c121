import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { About } from './About.tsx'

const meta = {
  title: 'Landing/About',
  component: About,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'about',
    station: 'About',
    title: 'Every field, under one plan.',
    lead: { before: 'Four crops keep four calendars. One plan serves them all, ahead of the', figure: '12 t', after: 'expected by the autumn.' },
    source: 'Outside figure: the district’s forecast',
    networks: [
      { name: 'Wheat', text: 'Sown in the autumn.' },
      { name: 'Rye', text: 'For the poorer soil.' },
      { name: 'Oats', text: 'Sown in the spring.' },
      { name: 'Barley', text: 'Ready before the rest.' },
    ],
  },
} satisfies Meta<typeof About>

export default meta
type Story = StoryObj<typeof meta>

/** A visitor finds the claim, the one figure with its source, and what is unified. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Every field, under one plan.' })).toBeVisible()
    await expect(canvas.getByText('12 t')).toBeVisible()
    await expect(canvas.getByText(/Outside figure/)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const LongCopy: Story = {
  args: {
    title: 'Sämtliche Landwirtschaftsflächenbewirtschaftungsnetzwerke unter einer einzigen programmierbaren Planungsschicht vereint.',
    networks: ['Wintergetreideaussaatplanung', 'Zwischenfruchtbewirtschaftung', 'Sommergerstenqualitätssicherung', 'Hafer'].map((name) => ({
      name,
      text: 'Bodenfeuchtigkeitsmessungen und Wettervorhersagen werden gemeinsam ausgewertet, damit die Bewirtschaftungsmaßnahmen rechtzeitig beginnen.',
    })),
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

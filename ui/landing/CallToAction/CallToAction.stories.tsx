import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CallToAction } from './CallToAction.tsx'

const meta = {
  title: 'Landing/CallToAction',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'start',
    station: 'Start',
    title: 'Sow, harvest, or mill with us.',
    ways: [
      { label: 'Rent a Machine', detail: 'by the day', href: '/rent' },
      { label: 'Offer a Machine', detail: 'when it stands idle', href: '/offer' },
      { label: 'Become a Mill', detail: 'join the valley', href: '/mill' },
    ],
    claims: [
      { figure: '99%', label: 'Claim: dry harvests' },
      { figure: '80%', label: 'Claim: less fuel' },
      { figure: 'All', label: 'Claim: villages reached' },
    ],
  },
} satisfies Meta<typeof CallToAction>

export default meta
type Story = StoryObj<typeof meta>

/** A visitor takes one of three ways, by keyboard. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('link')
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/rent', '/offer', '/mill'])
    for (const way of ways) {
      await userEvent.tab()
      await expect(way).toHaveFocus()
    }
    await expect(canvas.getByRole('link', { name: /Offer a Machine/ })).toHaveTextContent('when it stands idle')
  },
}

export const LongCopy: Story = {
  args: {
    title: 'Aussäen, ernten oder gemeinsam mit der Mühlengenossenschaft weiterverarbeiten.',
    ways: ['Mähdrescherkapazitäten mieten', 'Landmaschinenleerlaufzeiten anbieten', 'Mühlengenossenschaftspartner werden'].map((label) => ({
      label,
      detail: 'tageweise Abrechnung mit Verfügbarkeitsgewährleistung',
      href: `/${label.length}`,
    })),
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

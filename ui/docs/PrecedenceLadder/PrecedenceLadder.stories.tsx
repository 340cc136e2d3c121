import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PrecedenceLadder } from './PrecedenceLadder.tsx'

const meta = {
  title: 'Docs/PrecedenceLadder',
  component: PrecedenceLadder,
  args: {
    label: 'Where a setting comes from',
    hint: 'Lowest to highest',
    winner: 'wins',
    steps: [
      { title: 'Built in', text: 'What the command line assumes.' },
      { title: 'Your file', code: '~/.meridian/config.json' },
      { title: 'The project’s file', code: './meridian.json' },
      { title: 'The environment', code: 'MERIDIAN_HOST' },
      { title: 'A flag', code: '--host https://api.meridian.example' },
    ],
  },
} satisfies Meta<typeof PrecedenceLadder>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('figure', { name: 'Where a setting comes from' })).getAllByRole('listitem')
    await expect(items).toHaveLength(5)
    await expect(items.at(-1)).toHaveTextContent('wins')
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LongCopy: Story = {
  args: {
    winner: 'setzt sich durch',
    steps: [
      { title: 'Voreinstellung der Rechenzentrumskapazitätsbereitstellung', text: 'Was gilt, wenn niemand etwas anderes sagt.' },
      { title: 'Umgebungsvariable', code: 'RECHENZENTRUMSKAPAZITAETSBEREITSTELLUNG_NETZWERKADRESSE', text: 'Sie gilt für alles, was im selben Fenster läuft.' },
    ],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

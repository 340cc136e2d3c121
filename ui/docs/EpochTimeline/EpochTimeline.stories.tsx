import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { EpochTimeline } from './EpochTimeline.tsx'

const meta = {
  title: 'Docs/EpochTimeline',
  component: EpochTimeline,
  args: {
    caption: 'A machine at 4.00 a day',
    days: ['Mon', 'Tue', 'Wed'],
    epoch: { at: 17.9167 / 24, label: 'A day is charged at 17:55 UTC' },
    examples: [
      {
        title: 'Runs over two epochs',
        events: [
          { kind: 'launch', at: 14 / 24, time: 'Mon 14:00', text: 'It starts, and one day is prepaid: 4.00' },
          { kind: 'charge', at: 17.9167 / 24, time: 'Mon 17:55', text: 'The first epoch: 4.00' },
          { kind: 'charge', at: 1 + 17.9167 / 24, time: 'Tue 17:55', text: 'The second: 4.00' },
          { kind: 'end', at: 2 + 9 / 24, time: 'Wed 09:00', text: 'It is deleted' },
        ],
        result: '12.00 for three charges',
      },
      {
        title: 'Deleted before the first epoch',
        events: [
          { kind: 'launch', at: 14 / 24, time: 'Mon 14:00', text: 'It starts, and one day is prepaid: 4.00' },
          { kind: 'end', at: 17.1 / 24, time: 'Mon 17:06', text: 'It is deleted' },
        ],
        result: '4.00 for one charge',
      },
    ],
  },
} satisfies Meta<typeof EpochTimeline>

export default meta
type Story = StoryObj<typeof meta>

/** The list says all that the picture does. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const figure = within(canvas.getByRole('figure', { name: 'A machine at 4.00 a day' }))
    await expect(figure.getAllByRole('list')).toHaveLength(2)
    await expect(figure.getAllByRole('listitem')[1]).toHaveTextContent('Mon 17:55The first epoch: 4.00')
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
    caption: 'Was eine Maschine kostet, die über mehrere Abrechnungszeitpunkte hinweg läuft',
    days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag'],
    examples: [
      {
        title: 'Rechenzentrumskapazitätsbereitstellung über vier Tage',
        events: [
          { kind: 'launch', at: 0.2, time: 'Montag 04:48', text: 'Sie beginnt, und ein voller Tag wird im Voraus vom Guthaben abgebucht.' },
          { kind: 'end', at: 3.9, time: 'Donnerstag 21:36', text: 'Sie wird gelöscht; was vorausbezahlt ist, bleibt bezahlt.' },
        ],
        result: 'Fünf Abbuchungen',
      },
    ],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

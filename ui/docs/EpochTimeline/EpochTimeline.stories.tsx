import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { EpochTimeline } from './EpochTimeline.tsx'
import { epochEventKinds } from './variants.ts'

const meta = {
  id: 'docs-epochtimeline',
  title: 'Docs/EpochTimeline',
  component: EpochTimeline,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:show'],
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

export const Default: Story = {}

/** The list contains everything in the drawing. */
export const ReadAsList: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const figure = within(canvas.getByRole('figure', { name: 'A machine at 4.00 a day' }))
    await expect(figure.getAllByRole('list')).toHaveLength(2)
    await expect(figure.getAllByRole('listitem')[1]).toHaveTextContent('Mon 17:55 The first epoch: 4.00')
  },
}

/** A charge ten minutes after the launch is drawn above the launch. */
export const CloseEvents: Story = {
  args: {
    examples: [
      {
        title: 'Launched ten minutes before the epoch',
        events: [
          { kind: 'launch', at: 17.75 / 24, time: 'Mon 17:45', text: 'It starts, and one day is prepaid: 4.00' },
          { kind: 'charge', at: 17.9167 / 24, time: 'Mon 17:55', text: 'The first epoch: 4.00' },
          { kind: 'end', at: 1.5, time: 'Tue 12:00', text: 'It is deleted' },
        ],
        result: '8.00 for two charges',
      },
    ],
  },
  play: async ({ canvas }) => {
    const [picture] = canvas.getByRole('figure').getElementsByTagName('svg')
    const marks = [...picture!.getElementsByTagName('circle')].map((mark) => mark.getBoundingClientRect())
    await expect(marks).toHaveLength(3)
    const frame = picture!.getBoundingClientRect()
    for (const { top, bottom } of marks) {
      await expect(top).toBeGreaterThanOrEqual(frame.top)
      await expect(bottom).toBeLessThanOrEqual(frame.bottom)
    }
    await expect(marks[1]!.bottom).toBeLessThan(marks[0]!.top)
    for (const [at, one] of marks.entries()) {
      for (const other of marks.slice(at + 1)) {
        const covers = one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
        await expect(covers).toBe(false)
      }
    }
  },
}

export const States: Story = states(
  (args) => [
    ...args.examples.map((example) => ({ label: example.title, show: <EpochTimeline {...args} examples={[example]} /> })),
    {
      label: 'the marks: a launch, a charge, an end',
      show: (
        <EpochTimeline
          {...args}
          examples={[
            {
              title: 'One of each',
              events: epochEventKinds.map((kind, at) => ({ kind, at: at + 0.5, time: `${args.days[at]} 12:00`, text: kind })),
              result: 'Three marks',
            },
          ]}
        />
      ),
    },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, title, text }, args) => (
  <EpochTimeline
    {...args}
    caption={title}
    days={[`${word} 1`, `${word} 2`]}
    epoch={{ at: 0.75, label: text }}
    examples={[
      {
        title,
        events: [
          { kind: 'launch', at: 0.2, time: word, text },
          { kind: 'end', at: 1.6, time: word, text: title },
        ],
        result: title,
      },
    ]}
  />
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

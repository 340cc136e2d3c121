import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { expectLeftToRight } from '../../fixtures/right-to-left.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { goals } from './Targets.fixture.ts'
import { Targets } from './Targets.tsx'

const meta = {
  id: 'landing-targets',
  title: 'Landing/Targets',
  component: Targets,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:show', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: goals,
} satisfies Meta<typeof Targets>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Screen readers get a table of goals with today's figure, the target, and both stamps. A branch is solid only up to today's figure. */
export const ReadAsTable: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: goals.caption })
    await expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      'GPU hours A month, on all nodes4M stated S110M+ target T1',
      'Uptime By agreement99.9% stated S299.9% target T2',
      'Latency To the nearest node60 ms stated S3< 30 ms target T3',
      'Regions On every continentnothing stated yet All target T4',
    ])
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(3)
  },
}

/** Figures keep their direction in right-to-left text: “< 30 ms” never reads “ms 30 >”. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  play: ({ canvas }) => expectLeftToRight(canvas.getByText('< 30 ms'), canvas.getByText('10M+')),
}

export const States: Story = states(
  (args) => [
    { label: 'four goals', show: <Targets {...args} /> },
    { label: 'one goal', show: <Targets {...args} id="one" title="What one region is building toward." items={args.items.slice(0, 1)} /> },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }) => (
  <Targets
    id={`targets-${id}`}
    eyebrow={word}
    title={title}
    lead={text}
    caption={title}
    columns={{ measure: word, today: `${word} 1`, target: `${word} 2` }}
    nothing={text}
    items={[
      {
        label: title,
        detail: text,
        today: { figure: '1.234.567,89 h', share: 0.5, stamp: { kind: 'stated', label: word } },
        target: { figure: '9.999,9 h', stamp: { kind: 'target', label: 'T' } },
      },
      { label: word, detail: word, target: { figure: '1 h', stamp: { kind: 'target', label: 'T' } } },
    ]}
  />
))

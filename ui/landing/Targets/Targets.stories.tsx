import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectLeftToRight } from '../../fixtures/right-to-left.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { goals } from './Targets.fixture.ts'
import { guide } from './Targets.guide.tsx'
import { Targets } from './Targets.tsx'

const meta = {
  id: 'landing-targets',
  title: 'Landing/Targets',
  component: Targets,
  tags: ['status:stable', 'a11y:reviewed'],
  parameters: { guide, layout: 'fullscreen' },
  args: goals,
} satisfies Meta<typeof Targets>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Goals with their labels, marked as a plan. */
export const ReadInOrder: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'What we are building toward.' })).toBeVisible()
    await expect(canvas.getByText('Planned, not measured')).toBeVisible()
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['GPU hours', 'Uptime', 'Latency', 'Regions'])
    await expect(canvas.getByText('99.9%')).toBeVisible()
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
    note={title}
    items={[
      { figure: '1.234.567,89 h', label: title, detail: text },
      { figure: word, label: word, detail: word },
    ]}
  />
))

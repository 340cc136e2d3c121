import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { getScrollKeys } from '../../elements/scroller/getScrollKeys.fixture.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { plan } from './Roadmap.fixture.ts'
import { Roadmap } from './Roadmap.tsx'
import { roadmapStatuses } from './variants.ts'

const meta = {
  id: 'landing-roadmap',
  title: 'Landing/Roadmap',
  component: Roadmap,
  tags: ['status:stable', 'a11y:open', 'purpose:show', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: plan,
} satisfies Meta<typeof Roadmap>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Lists the quarters in order, each with its status in words and four deliverables. */
export const ReadInOrder: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed')).toBeVisible()
    await expect(canvas.getByText('In Progress')).toBeVisible()
    await expect(canvas.getAllByText('Planned')).toHaveLength(2)
    const stops = canvas.getAllByRole('heading', { level: 3 })
    await expect(stops.map((stop) => stop.textContent)).toEqual([
      'Routing',
      'Confidential Computing and Attestation',
      'Global Scale',
      'Autonomy',
    ])
    await expect(canvas.getAllByText(/^Q\d 2030$/).map((quarter) => quarter.textContent)).toEqual(plan.items.map(({ quarter }) => quarter))
    await expect(within(stops[2]!.closest('li')!).getAllByRole('listitem')).toHaveLength(4)
  },
}

/** In a narrow window the quarters scroll sideways, including by keyboard. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: testKeys({
    ...getScrollKeys(plan.title),
  }),
}

export const States: Story = states(
  (args) => [
    {
      label: roadmapStatuses.join(', '),
      show: (
        <Roadmap
          {...args}
          items={roadmapStatuses.map((status, at) => ({ ...args.items[at]!, status, title: `A stop that is ${status}` }))}
        />
      ),
    },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }) => (
  <Roadmap
    id={`year-${id}`}
    eyebrow={word}
    title={title}
    statusLabels={{ completed: word, current: word, upcoming: word }}
    items={roadmapStatuses.map((status) => ({
      quarter: `Q4 2030, ${status}`,
      title,
      status,
      description: text,
      features: [text, `${word} 2`],
    }))}
  />
))

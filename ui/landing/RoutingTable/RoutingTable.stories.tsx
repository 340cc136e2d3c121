import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { getPauseKeys } from '../../elements/Ticker/getPauseKeys.fixture.ts'
import { expectLeftToRight } from '../../fixtures/right-to-left.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { routing } from './RoutingTable.fixture.ts'
import { RoutingTable } from './RoutingTable.tsx'

const meta = {
  id: 'landing-routingtable',
  title: 'Landing/RoutingTable',
  component: RoutingTable,
  tags: ['status:stable', 'a11y:open', 'purpose:show', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: routing,
} satisfies Meta<typeof RoutingTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Screen readers get a table whose chosen row has a label. */
export const ReadAsTable: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: args.title })).toBeVisible()
    const table = canvas.getByRole('table', { name: args.label })
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(Object.values(args.columns))
    await expect(within(table).getAllByRole('row')).toHaveLength(6)
    const chosen = within(table).getByRole('row', { current: true })
    await expect(within(chosen).getByRole('rowheader', { name: 'lagos-1 chosen' })).toBeVisible()
    await expect(within(chosen).getByRole('cell', { name: '28 ms' })).toBeVisible()
    await expect(canvas.getByText('Inference: the lowest latency.')).toBeVisible()
    await expect(canvas.getByText('example')).toBeVisible()
  },
}

/** Latency, price and units keep their direction in right-to-left text. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  play: ({ canvas }) => expectLeftToRight(...canvas.getAllByRole('columnheader'), ...canvas.getAllByRole('cell')),
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { prefersReducedMotion: 'no-preference', disableSnapshot: true } },
  play: testKeys({
    ...getPauseKeys('Pause the routing table'),
  }),
}

/** Chooses another row for each workload until the reader pauses the table. */
export const ChoosesAgain: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { prefersReducedMotion: 'no-preference', disableSnapshot: true } },
  args: { interval: 0.2 },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'danang-3 chosen' })).toBeVisible())
    const toggle = canvas.getByRole('button', { name: args.pauseLabel })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getAllByRole('row', { current: true })).toHaveLength(1)
  },
}

/** Shows the pause control at the end of the header. */
export const Pausable: Story = { parameters: { chromatic: { prefersReducedMotion: 'no-preference' } }, args: { interval: 1000 } }

export const States: Story = states(
  (args) => [
    { label: 'first choice', show: <RoutingTable {...args} id="route-first" /> },
    { label: 'third choice', show: <RoutingTable {...args} id="route-third" label="job 4472" choices={[args.choices[2]!]} /> },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }, args) => (
  <RoutingTable
    {...args}
    id={`route-${id}`}
    title={title}
    description={text}
    additionalText={text}
    label={word}
    stamp={{ kind: 'sample', label: word }}
    columns={{ network: word, region: word, latency: word, price: title, free: word }}
    rows={[
      { network: word, region: word, latency: '104 ms', price: '12,89', free: word },
      { network: `${word} 2`, region: title, latency: '28 ms', price: '0,92', free: '1.234' },
    ]}
    choices={[{ row: 0, reason: text }]}
    chosenLabel={word}
    pauseLabel={word}
  />
))

/** The page does not scroll sideways. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('cell')).toHaveLength(20)
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

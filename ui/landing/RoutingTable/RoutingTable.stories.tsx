import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { expectLeftToRight } from '../../fixtures/right-to-left.ts'
import { stress } from '../../fixtures/stress.tsx'
import { instrumentStates, paused } from '../InstrumentFrame/instrument.fixture.tsx'
import { routing } from './RoutingTable.fixture.ts'
import { guide } from './RoutingTable.guide.tsx'
import { RoutingTable } from './RoutingTable.tsx'

const meta = {
  id: 'landing-routingtable',
  title: 'Landing/RoutingTable',
  component: RoutingTable,
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide },
  args: routing,
} satisfies Meta<typeof RoutingTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Table in rows and columns, whose chosen row is announced. */
export const ReadAsTable: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(args.alt)
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
    await expect(canvas.getByText('illustrative')).toBeVisible()
  },
}

/** Latency, price and units keep their direction in right-to-left text. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  play: ({ canvas }) => expectLeftToRight(...canvas.getAllByRole('columnheader'), ...canvas.getAllByRole('cell')),
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

/** Another workload chooses another row. */
export const ChoosesAgain: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { prefersReducedMotion: 'no-preference', disableSnapshot: true } },
  args: { interval: 0.2 },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'danang-3 chosen' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: args.pauseLabel }))
    await expect(canvas.getAllByRole('row', { current: true })).toHaveLength(1)
  },
}

export const Paused: Story = paused

export const States: Story = instrumentStates((args, cell) => <RoutingTable {...args} label={`route, ${cell}`} />)

export const Stress: Story = stress(({ word, title, text }, args) => (
  <RoutingTable
    {...args}
    label={title}
    note={word}
    alt={text}
    columns={{ network: word, region: word, latency: word, price: title, free: word }}
    rows={[
      { network: word, region: word, latency: '1.234.567,8 ms', price: '1.234.567,89', free: word },
      { network: `${word} 2`, region: title, latency: '28 ms', price: '0,92', free: '1.234.567' },
    ]}
    choices={[{ row: 0, reason: text }]}
    chosenLabel={word}
    pauseLabel={word}
  />
))

/** Without room for columns every row becomes a small record, and the page does not scroll sideways. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('cell')).toHaveLength(20)
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { RoutingTable } from './RoutingTable.tsx'

const meta = {
  title: 'Landing/RoutingTable',
  component: RoutingTable,
  args: {
    label: 'route · harvest',
    note: 'illustrative',
    alt: 'Five barns with region, delay, price and free machines; one of them is chosen for each job.',
    columns: { network: 'barn', region: 'region', latency: 'delay', price: '$/machine-h', free: 'free' },
    rows: [
      { network: 'barn-a', region: 'FRA', latency: '28 ms', price: '1.19', free: '412' },
      { network: 'barn-b', region: 'AMS', latency: '41 ms', price: '1.34', free: '96' },
      { network: 'barn-c', region: 'WAW', latency: '47 ms', price: '1.08', free: '12' },
      { network: 'field-d', region: 'LON', latency: '52 ms', price: '2.90', free: '48' },
      { network: 'barn-e', region: 'ASH', latency: '104 ms', price: '0.92', free: '733' },
    ],
    choices: [
      { row: 0, reason: 'Mowing: the shortest delay.' },
      { row: 4, reason: 'Threshing overnight: the lowest price.' },
      { row: 2, reason: 'Sowing in Poland: stays in the region.' },
    ],
    chosenLabel: 'chosen',
    pauseLabel: 'Pause the routing table',
  },
} satisfies Meta<typeof RoutingTable>

export default meta
type Story = StoryObj<typeof meta>

/** A table in rows and columns, whose chosen row says so. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('table', { name: args.alt })
    await expect(within(table).getAllByRole('columnheader').map((head) => head.textContent)).toEqual(Object.values(args.columns))
    await expect(within(table).getAllByRole('row')).toHaveLength(6)
    const chosen = within(table).getByRole('row', { current: true })
    await expect(within(chosen).getByRole('rowheader', { name: 'barn-a chosen' })).toBeVisible()
    await expect(within(chosen).getByRole('cell', { name: '28 ms' })).toBeVisible()
    await expect(canvas.getByText('Mowing: the shortest delay.')).toBeVisible()
    await expect(canvas.getByText('illustrative')).toBeVisible()
  },
}

/** Another workload comes, and another row is chosen. */
export const ChoosesAgain: Story = {
  args: { every: 0.2 },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'barn-e chosen' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: args.pauseLabel }))
    await expect(canvas.getAllByRole('row', { current: true })).toHaveLength(1)
  },
}

export const Paused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    const toggle = canvas.getByRole('button', { name: args.pauseLabel })
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  },
}

const longRows = [
  { network: 'Maschinenverleihgenossenschaft-Nord', region: 'Mecklenburg-Vorpommern', latency: '1.234,5 ms', price: '1.234,56', free: '1.234.567' },
  { network: 'Landwirtschaftsverbund', region: 'Niederösterreich', latency: '28 ms', price: '0,92', free: 'unbegrenzt' },
]

export const LongCopy: Story = {
  args: {
    label: 'Streckenführung der Feldbearbeitungsaufträge im gesamten Verbundgebiet',
    note: 'Beispielwerte, nicht gemessen',
    columns: { network: 'Verbundnetz', region: 'Verwaltungsbezirk', latency: 'Verzögerung', price: 'Euro je Maschinenstunde', free: 'verfügbar' },
    rows: longRows,
    choices: [{ row: 1, reason: 'Feldbearbeitungsgeschwindigkeitsmessung: die kürzeste Verzögerung unter allen verfügbaren Verbundnetzen des Bezirks.' }],
  },
}

/** Without room for columns every row becomes a small record, and the page does not scroll sideways. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('cell')).toHaveLength(20)
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

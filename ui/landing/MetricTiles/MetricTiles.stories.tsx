import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { MetricTiles } from './MetricTiles.tsx'

const meta = {
  title: 'Landing/MetricTiles',
  component: MetricTiles,
  args: {
    label: 'board · harvest',
    note: 'illustrative',
    tiles: [
      { label: 'Delay', value: '45 ms', trend: 'steady', points: [3, 7, 8, 7, 9, 6, 5, 8, 9, 7, 8, 5, 6, 8, 9, 7] },
      { label: 'Mowers', value: '86%', trend: 'rising since noon', points: [8, 7, 5, 4, 4, 8, 7, 7, 3, 6, 6, 8, 8, 5, 4, 7] },
      { label: 'Spend', value: '$412', trend: 'under the plan', points: [5, 5, 9, 7, 8, 6, 4, 8, 6, 9, 7, 5, 4, 8, 7, 9] },
      { label: 'Uptime', value: '99.9%', trend: 'no gap this week', points: [6, 7, 4, 5, 8, 6, 9, 6, 5, 5, 8, 7, 8, 5, 4, 7] },
      { label: 'Barns', value: '41%', trend: 'half of them idle', points: [5, 7, 6, 8, 4, 4, 5, 8, 6, 7, 3, 5, 7, 6, 9, 7] },
      { label: 'Promise', value: 'met', trend: 'kept all month', points: [8, 3, 5, 6, 8, 8, 7, 2, 6, 7, 7, 8, 5, 5, 7, 6] },
    ],
    pauseLabel: 'Pause the board',
  },
} satisfies Meta<typeof MetricTiles>

export default meta
type Story = StoryObj<typeof meta>

/** Each term has its value and its trend in words. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: 'board · harvest' })).toBeVisible()
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Delay', 'Mowers', 'Spend', 'Uptime', 'Barns', 'Promise'])
    await expect(canvas.getAllByRole('definition').map((fact) => fact.textContent)).toContain('45 ms')
    await expect(canvas.getByText('rising since noon')).toBeVisible()
    await expect(canvas.getByText('illustrative')).toBeVisible()
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"] path[data-moving]')).toHaveLength(0)
  },
}

/** New values come in, the words stay. */
export const Moves: Story = {
  args: { every: 0.2 },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('path[data-moving]')).toHaveLength(6))
    await userEvent.click(canvas.getByRole('button', { name: args.pauseLabel }))
    await expect(canvas.getByText('45 ms')).toBeVisible()
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

export const LongCopy: Story = {
  args: {
    label: 'Betriebsübersicht der Feldbearbeitungsmaschinen im Verbundgebiet',
    note: 'Beispielwerte, nicht gemessen',
    tiles: ['Verzögerung', 'Maschinenauslastung', 'Betriebskosten', 'Verfügbarkeitsgewährleistung', 'Scheunenbelegung', 'Leistungszusage'].map(
      (label, at) => ({
        label,
        value: ['1.234,5 ms', '86 %', '1.234,56 €', '99,99 %', '41 %', 'eingehalten'][at]!,
        trend: 'seit dem vergangenen Erntedankfest unverändert',
        points: [3, 7, 8, 7, 9, 6, 5, 8, 9, 7, 8, 5, 6, 8, 9, 7],
      }),
    ),
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

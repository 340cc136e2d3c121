import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { expectLeftToRight } from '../../fixtures/right-to-left.ts'
import { stress } from '../../fixtures/stress.tsx'
import { instrumentStates, paused } from '../InstrumentFrame/instrument.fixture.tsx'
import { board } from './MetricTiles.fixture.ts'
import { guide } from './MetricTiles.guide.tsx'
import { MetricTiles } from './MetricTiles.tsx'

const meta = {
  id: 'landing-metrictiles',
  title: 'Landing/MetricTiles',
  component: MetricTiles,
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide },
  args: board,
} satisfies Meta<typeof MetricTiles>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Each term has its value and its trend in words. */
export const ReadAsTerms: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: 'board · lagos-1' })).toHaveAccessibleDescription(
      'Six measures of the node, each with a line.',
    )
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Latency',
      'GPU',
      'Spend',
      'Uptime',
      'CPU',
      'Promise',
    ])
    await expect(canvas.getAllByRole('definition').map((fact) => fact.textContent)).toContain('45 ms')
    await expect(canvas.getByText('on average')).toBeVisible()
    await expect(canvas.getByText('illustrative')).toBeVisible()
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"] path[data-moving]')).toHaveLength(0)
  },
}

/** Values keep their direction in right-to-left text. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  play: ({ canvas }) => expectLeftToRight(canvas.getByText('45 ms'), canvas.getByText('$412')),
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

/** Values change, words stay. */
export const Moves: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { prefersReducedMotion: 'no-preference', disableSnapshot: true } },
  args: { interval: 0.2 },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('path[data-moving]')).toHaveLength(6))
    await userEvent.click(canvas.getByRole('button', { name: args.pauseLabel }))
    await expect(canvas.getByText('45 ms')).toBeVisible()
  },
}

export const Paused: Story = paused

/** The end of a line is as large in a wide tile as in a narrow one. */
export const Ends: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide', isRotated: false } },
  render: (args) => (
    <>
      {['20rem', '70rem'].map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize }}>
          <MetricTiles {...args} label={`board, ${inlineSize}`} tiles={args.tiles.slice(0, 1)} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const [narrow, wide] = [...canvasElement.querySelectorAll('dd > svg')].map((drawing) => ({
      width: drawing.getBoundingClientRect().width,
      end: Math.round(drawing.lastElementChild!.getBoundingClientRect().width),
    }))
    await expect(wide!.width).toBeGreaterThan(1.5 * narrow!.width)
    await expect(wide!.end).toBe(narrow!.end)
  },
}

export const States: Story = instrumentStates((args, cell) => <MetricTiles {...args} label={`board, ${cell}`} />)

export const Stress: Story = stress(({ word, title, text }, args) => (
  <MetricTiles
    label={title}
    alt={text}
    note={word}
    tiles={args.tiles.map((tile, at) => ({
      ...tile,
      label: `${word} ${at + 1}`,
      value: at ? '1.234.567,89 €' : word,
      trend: at ? title : text,
    }))}
    pauseLabel={word}
  />
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

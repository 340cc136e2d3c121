import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectLeftToRight } from '../../fixtures/right-to-left.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { board } from './MetricTiles.fixture.ts'
import { MetricTiles } from './MetricTiles.tsx'

const meta = {
  id: 'landing-metrictiles',
  title: 'Landing/MetricTiles',
  component: MetricTiles,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:show', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: board,
} satisfies Meta<typeof MetricTiles>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Each measure has its value, mark and period in words. Values keep their direction in right-to-left text. */
export const ReadAsTerms: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Latency',
      'GPU',
      'Spend',
      'Uptime',
      'CPU',
      'Promise',
    ])
    const values = canvas.getAllByRole('definition')
    await expect(values.map((fact) => fact.textContent)).toEqual(expect.arrayContaining(['45\u00a0ms', '$412']))
    await expect(canvas.getByText('example')).toBeVisible()
    await expectLeftToRight(values[4]!)
  },
}

export const States: Story = states((args) => [{ label: 'six tiles', show: <MetricTiles {...args} /> }], { wide: true })

export const Stress: Story = stress(({ id, word, title, text }, args) => (
  <MetricTiles
    {...args}
    id={`measures-${id}`}
    title={title}
    description={text}
    additionalText={text}
    stamp={{ kind: 'sample', label: word }}
    tiles={args.tiles.map((tile, at) => ({
      ...tile,
      label: `${word} ${at + 1}`,
      value: at ? '12,9' : word,
      period: text,
      mark: { ...tile.mark, label: at ? title : text },
    }))}
  />
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

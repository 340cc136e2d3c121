import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { plainSource, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Section } from '../Section/Section.tsx'
import { LinePage } from './Line.fixture.tsx'
import { LineDrop, LineRun, LineStation, LineTurn } from './Line.tsx'

const meta = {
  id: 'elements-line',
  title: 'Elements/Line',
  component: LinePage,
  subcomponents: { LineRun, LineTurn, LineStation, LineDrop },
  tags: ['status:stable', 'a11y:reviewed', 'purpose:lead'],
  parameters: { docs: plainSource, layout: 'fullscreen' },
  argTypes: { stretches: { control: false, description: 'Turns of the line in this story.', table: { type: { summary: 'Stretch[]' } } } },
  args: {
    stretches: [
      { from: 10, to: 'start' },
      { from: 'start', to: 4, band: 'ink' },
      { from: 4, to: 7, band: 'sand' },
      { from: 7, to: 'end', band: 'accent' },
      { from: 'end', to: 'start' },
    ],
  },
} satisfies Meta<typeof LinePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const findPieces = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-line="block"]')].map((piece) => piece.getBoundingClientRect())

/** Vertical pieces that meet overlap by 1 px. */
export const Unbroken: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const runs = findPieces(canvasElement)
    for (let at = 1; at < runs.length - 1; at += 2) {
      await expect(runs[at + 1]!.left).toBeCloseTo(runs[at]!.left, 0)
      // The runs overlap by 1 px, because Firefox shows a seam where they meet between two pixels.
      await expect(runs[at]!.bottom - runs[at + 1]!.top).toBeCloseTo(1, 0)
    }
  },
}

/** A narrow window has one lane. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(new Set(findPieces(canvasElement).map(({ left }) => Math.round(left))).size).toBe(1)
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** The line is mirrored in right-to-left text. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}

/** The parts as an app places them: a run and a station in the columns of a section. */
export const Parts: Story = {
  render: () => (
    <Section labelledBy="parts">
      <LineRun lane="start" />
      <LineStation lane="start" />
      <Heading level={2} id="parts">
        The line passes here
      </Heading>
    </Section>
  ),
}

export const States: Story = states(
  () =>
    (['ink', 'sand', 'accent', undefined] as const).map((band) => ({
      label: band ?? 'on the page',
      show: <LinePage stretches={[{ from: 4, to: 10, ...(band && { band }) }]} />,
    })),
  { wide: true },
)

export const Stress: Story = stress(({ text }) => (
  <>
    <LinePage stretches={[{ from: 'start', to: 'end' }]} />
    {text}
  </>
))

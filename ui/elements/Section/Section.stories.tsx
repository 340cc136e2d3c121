import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../Heading/Heading.tsx'
import { stationStates } from '../Station/Station.tsx'
import { Text } from '../Text/Text.tsx'
import { Section } from './Section.tsx'

const meta = {
  title: 'Elements/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'routing',
    labelledBy: 'routing-title',
    station: 'Routing',
    children: (
      <>
        <Heading level={2} id="routing-title">
          Every network, one route
        </Heading>
        <Text size="lead" tone="muted">
          The router measures each network and takes the one that answers first.
        </Text>
      </>
    ),
  },
  argTypes: { stationState: { control: 'select', options: stationStates }, children: { control: false } },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Every network, one route' })).toHaveAttribute('id', 'routing')
    const ring = canvasElement.querySelector('[data-state]')!.getBoundingClientRect()
    const line = canvasElement.querySelector('section [aria-hidden="true"]')!.getBoundingClientRect()
    await expect(ring.x + ring.width / 2).toBeCloseTo(line.x + line.width / 2, 0)
  },
}
export const WithoutStation: Story = { args: { station: undefined } }
export const Band: Story = { args: { band: true } }
export const Verified: Story = { args: { band: true, station: 'Delivered', stationState: 'verified' } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } }

export const LongCopy: Story = {
  args: {
    station: 'Infrastructure capability disclosure and verification',
    children: (
      <>
        <Heading level={2} id="routing-title">
          Rechenzentrumskapazitätsbereitstellung: how capacity that already exists is found, measured and put to work
        </Heading>
        <Text size="lead">{'The router measures each network and takes the one that answers first. '.repeat(6)}</Text>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A section below the fold is there from the start: it only rises later. */
export const BelowTheFold: Story = {
  decorators: [
    (Story) => (
      <>
        <div style={{ blockSize: '120vh', padding: 40 }}>Scroll down.</div>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeInTheDocument()
  },
}

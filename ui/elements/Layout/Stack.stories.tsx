import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Card } from '../Card/Card.tsx'
import { Container, containerWidths } from './Container.tsx'
import { Grid, gridColumns } from './Grid.tsx'
import { layoutGaps, Stack, stackAligns, stackDirections } from './Stack.tsx'

const meta = {
  id: 'elements-stack',
  title: 'Elements/Stack',
  component: Stack,
  subcomponents: { Container, Grid },
  tags: ['status:beta', 'a11y:reviewed', 'purpose:hold'],
  args: { children: ['Lagos', 'Haifa', 'Lviv'].map((city) => <Badge key={city}>{city}</Badge>) },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A stack is vertical, or horizontal with wrapping. */
export const Direction: Story = {
  args: { direction: 'horizontal' },
  play: async ({ canvas }) => {
    const [first, second] = ['Lagos', 'Haifa'].map((city) => canvas.getByText(city).getBoundingClientRect())
    await expect(second!.left).toBeGreaterThan(first!.right)
    await expect(second!.top).toBe(first!.top)
  },
}

/** A grid has equal columns, or one column on a narrow screen. */
export const Columns: Story = {
  render: ({ children }) => <Grid columns={3}>{children}</Grid>,
  play: async ({ canvas }) => {
    const places = ['Lagos', 'Haifa', 'Lviv'].map((city) => canvas.getByText(city).getBoundingClientRect())
    const isWide = matchMedia('(min-width: 48em)').matches
    await expect(new Set(places.map(({ top }) => top)).size).toBe(isWide ? 1 : 3)
  },
}

/** A container fills its parent, even in a flex column. */
export const ContainerInColumn: Story = {
  tags: ['!autodocs'],
  render: ({ children }) => (
    <div data-testid="column" style={{ display: 'flex', flexDirection: 'column', inlineSize: 300 }}>
      <Container>
        <Stack>{children}</Stack>
      </Container>
    </div>
  ),
  play: async ({ canvas }) => {
    const column = canvas.getByTestId('column')
    await expect(column.firstElementChild!.clientWidth).toBe(column.clientWidth)
  },
}

export const States: Story = states(
  (args) => [
    ...stackDirections.map((direction) => ({ label: direction, show: <Stack {...args} direction={direction} /> })),
    ...stackAligns.map((align) => ({
      label: `align ${align}`,
      // A card fills the width, and a badge is as wide as its text.
      show: (
        <Stack {...args} align={align}>
          {align === 'stretch' ? <Card title="Lagos" /> : args.children}
        </Stack>
      ),
    })),
    ...layoutGaps.map((gap) => ({ label: `gap ${gap}`, show: <Stack {...args} direction="horizontal" gap={gap} /> })),
    ...gridColumns.map((columns) => ({ label: `grid of ${columns}`, show: <Grid {...args} columns={columns} /> })),
    ...containerWidths.map((width) => ({
      label: `container, ${width}`,
      show: (
        <Container width={width}>
          <Badge>{width}</Badge>
        </Container>
      ),
    })),
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, title }, args) => (
  <Stack {...args}>
    <Badge>{word}</Badge>
    <Grid columns={2}>
      <Badge>{title}</Badge>
      <Badge>{word}</Badge>
    </Grid>
  </Stack>
))

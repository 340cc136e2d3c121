import type { Meta, StoryObj } from '@storybook/react-vite'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Cells } from './Cells.tsx'
import { cellShapes } from './shapes.ts'

const meta = {
  id: 'elements-cells',
  title: 'Elements/Cells',
  component: Cells,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:show'],
  args: { shape: 'gpu' },
  argTypes: { shape: { control: 'select', options: cellShapes } },
} satisfies Meta<typeof Cells>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = states(() =>
  cellShapes.map((shape) => ({
    label: shape,
    show: (
      <div style={{ inlineSize: '12rem' }}>
        <Cells shape={shape} />
      </div>
    ),
  })),
)

export const Stress: Story = stress(({ text }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 12 }}>
    <Cells shape="network" />
    {text}
  </div>
))

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { guide } from './NodeFigure.guide.tsx'
import { NodeFigure } from './NodeFigure.tsx'

const meta = {
  id: 'form-nodefigure',
  title: 'Form/NodeFigure',
  component: NodeFigure,
  tags: ['status:beta', 'a11y:open'],
  parameters: { guide },
  args: { title: 'A field in spring' },
} satisfies Meta<typeof NodeFigure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** One thing that a person can do, proved by role and name. */
export const ShowsItsTitle: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A field in spring')).toBeVisible()
  },
}

/** Every variant and state; `inLooks` adds hover, focus and pressed. */
export const States: Story = states((args) => [{ label: 'rest', show: <NodeFigure {...args} /> }])

export const Stress: Story = stress(({ title }, args) => <NodeFigure {...args} title={title} />)

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { StepProgress } from './StepProgress.tsx'

const meta = {
  id: 'docs-stepprogress',
  title: 'Docs/StepProgress',
  component: StepProgress,
  tags: ['status:beta', 'a11y:open', 'purpose:lead'],
  args: { label: 'Your first machine', done: 2, total: 6, text: (done, total) => `${done} of ${total} steps` },
  argTypes: { done: { control: { type: 'range', min: 0, max: 12 } }, total: { control: { type: 'range', min: 1, max: 12 } } },
} satisfies Meta<typeof StepProgress>

export default meta
type Story = StoryObj<typeof meta>

/** Screen readers announce steps instead of a percentage. */
export const Default: Story = {}

/** Checks role, name and value for a screen reader. */
export const ReadAloud: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Your first machine' })
    await expect(bar).toHaveAttribute('aria-valuenow', '2')
    await expect(bar).toHaveAttribute('aria-valuemax', '6')
    await expect(bar).toHaveAttribute('aria-valuetext', '2 of 6 steps')
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 6 steps')
  },
}

/** The current step looks different from completed and upcoming steps. */
export const Current: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const [, done, current, ahead] = [...canvas.getByRole('progressbar').children].map((step) => {
      const { borderColor, borderWidth, backgroundColor } = getComputedStyle(step, '::before')
      return [borderColor, borderWidth, backgroundColor].join(' ')
    })
    await expect(current).not.toBe(ahead)
    await expect(current).not.toBe(done)
  },
}

export const States: Story = states(
  (args) =>
    [0, 2, 6].map((done) => ({
      label: `${done} done`,
      show: <StepProgress {...args} label={`Your first machine, ${done}`} done={done} />,
    })),
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title }, args) => <StepProgress {...args} label={`${title} ${id}`} text={() => word} />)

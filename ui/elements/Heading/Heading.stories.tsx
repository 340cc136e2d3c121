import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Heading, headingSizes } from './Heading.tsx'

const meta = {
  id: 'elements-heading',
  title: 'Elements/Heading',
  component: Heading,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:tell'],
  args: { children: 'One layer for every network', level: 2 },
  argTypes: { size: { control: 'select', options: headingSizes } },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const HeadingLevel: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'One layer for every network' })).toBeVisible()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {headingSizes.map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </div>
  ),
}

/** The heading is focusable by script, but not with the Tab key. */
export const Focusable: Story = {
  tags: ['!autodocs'],
  args: { focusable: true },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading')
    await userEvent.tab()
    await expect(heading).not.toHaveFocus()
    heading.focus()
    await expect(heading).toHaveFocus()
  },
}

export const States: Story = states(
  (args) => [
    ...headingSizes.map((size) => ({ label: size, show: <Heading {...args} size={size} /> })),
    ...([1, 2, 3, 4] as const).map((level) => ({ label: `level ${level}, its own size`, show: <Heading {...args} level={level} /> })),
  ],
  { wide: true },
)

export const Stress: Story = stress(({ title }, args) =>
  headingSizes.map((size) => (
    <Heading key={size} {...args} size={size}>
      {title}
    </Heading>
  )),
)

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading, headingSizes } from './Heading.tsx'

const meta = {
  title: 'Elements/Heading',
  component: Heading,
  args: { children: 'One layer for every network', level: 2 },
  argTypes: { size: { control: 'select', options: headingSizes } },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
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

/** A script may give it the focus; the Tab key never does. */
export const Focusable: Story = {
  args: { focusable: true },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading')
    await userEvent.tab()
    await expect(heading).not.toHaveFocus()
    heading.focus()
    await expect(heading).toHaveFocus()
  },
}

export const LongCopy: Story = {
  args: { size: 'display', children: 'Rechenzentrumskapazitätsbereitstellung across decentralized infrastructure networks' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Text, textSizes, textTones } from './Text.tsx'

const meta = {
  id: 'elements-text',
  title: 'Elements/Text',
  component: Text,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:tell'],
  args: { children: 'A workload enters, is routed, proven and delivered.' },
  argTypes: { size: { control: 'select', options: textSizes }, tone: { control: 'select', options: textTones } },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {textSizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </div>
  ),
}
export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {textTones.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
}

export const States: Story = states(
  (args) => [
    ...textSizes.map((size) => ({ label: size, show: <Text {...args} size={size} /> })),
    ...textTones.map((tone) => ({ label: `tone ${tone}`, show: <Text {...args} tone={tone} /> })),
  ],
  { wide: true },
)

export const Stress: Story = stress(({ title, text }) =>
  textSizes.map((size) => (
    <Text key={size} size={size}>
      {size === 'figure' ? title : text}
    </Text>
  )),
)

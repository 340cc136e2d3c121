import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text, textSizes, textTones } from './Text.tsx'

const meta = {
  title: 'Elements/Text',
  component: Text,
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
export const LongCopy: Story = {
  args: {
    size: 'lead',
    children:
      'Four markets of idle infrastructure speak four dialects. One interface, one bill and one proof bring them together, and an address such as https://meridian.example/a-very-long-path-that-never-ends-and-never-breaks stays inside the column.',
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
}

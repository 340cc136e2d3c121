import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Callout, calloutTones } from './Callout.tsx'

const meta = {
  id: 'docs-callout',
  title: 'Docs/Callout',
  component: Callout,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:tell'],
  args: {
    title: 'One day is prepaid.',
    children: <p>Billing runs once a day, in full days. The balance is checked before the machine starts.</p>,
  },
  argTypes: { tone: { control: 'select', options: calloutTones } },
} satisfies Meta<typeof Callout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NamedNote: Story = {
  tags: ['!autodocs'],
  args: { kind: 'Note' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note', { name: 'One day is prepaid.' })).toHaveTextContent('Note: One day is prepaid. Billing runs')
  },
}

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {calloutTones.map((tone) => (
        <Callout key={tone} {...args} tone={tone} title={`A ${tone}.`} />
      ))}
    </div>
  ),
}

export const TitleOnly: Story = { args: { tone: 'warning', title: 'Leave port 22 open, or you lock yourself out.', children: undefined } }

export const States: Story = states(
  (args) => [
    ...calloutTones.map((tone) => ({ label: tone, show: <Callout {...args} tone={tone} /> })),
    { label: 'title only', show: <Callout title="Leave port 22 open, or you lock yourself out." tone="warning" /> },
    {
      label: 'two paragraphs',
      show: (
        <Callout {...args}>
          {args.children}
          <p>A machine that it does not cover is not started.</p>
        </Callout>
      ),
    },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, title, text }, args) => (
  <Callout {...args} tone="danger" title={title}>
    <p>{text}</p>
    <p>{word}</p>
  </Callout>
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  args: { tone: 'verified' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Callout, calloutTones } from './Callout.tsx'

const meta = {
  title: 'Docs/Callout',
  component: Callout,
  args: { title: 'One day is prepaid.', children: <p>Billing runs once a day, in full days. The balance is checked before the machine starts.</p> },
  argTypes: { tone: { control: 'select', options: calloutTones }, children: { control: false } },
} satisfies Meta<typeof Callout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note', { name: 'One day is prepaid.' })).toHaveTextContent('One day is prepaid. Billing runs')
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

export const LongCopy: Story = {
  args: {
    tone: 'danger',
    title: 'Löschen entfernt die Datenträger ohne Rückfrage und ohne Sicherungskopie.',
    children: (
      <>
        <p>Was auf https://storage.meridian.example/a-very-long-path-that-never-ends-and-never-breaks/volume liegt, bleibt nicht erhalten.</p>
        <p>Sichern Sie vorher.</p>
      </>
    ),
  },
}

export const Narrow: Story = {
  args: { tone: 'verified' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
}

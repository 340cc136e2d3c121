import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Stamp, stampKinds } from './Stamp.tsx'

const meta = {
  id: 'elements-stamp',
  title: 'Elements/Stamp',
  component: Stamp,
  tags: ['status:stable', 'a11y:open', 'purpose:prove'],
  args: { kind: 'stated', label: 'stated', number: 'S1', href: '#ledger' },
  argTypes: { kind: { control: 'select', options: stampKinds } },
} satisfies Meta<typeof Stamp>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'stated S1' })).toHaveFocus()
    },
  }),
}

/** With `short`, a narrow screen shows only the number, but screen readers still read the kind. Without a number the kind is visible. */
export const Short: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: ({ number, ...args }) => (
    <>
      <Stamp {...args} number={number} /> <Stamp {...args} number={number} short /> <Stamp {...args} /> <Stamp {...args} short />
    </>
  ),
  play: async ({ canvas }) => {
    const measureWidths = (name: string) =>
      canvas.getAllByRole('link', { name }).map((link) => Math.round(link.getBoundingClientRect().width))
    const [long, short] = measureWidths('stated S1')
    await expect(short).toBeLessThan(long! / 2)
    const [alone, shortAlone] = measureWidths('stated')
    await expect(shortAlone).toBe(alone)
  },
}

export const States: Story = states(() => [
  ...stampKinds.map((kind) => ({ label: kind, show: <Stamp kind={kind} label={kind} number="1" /> })),
  ...inLooks('with an address', (look) => <Stamp kind="stated" label={look} number="S1" href="#ledger" />, ['rest', 'hover', 'focus']),
])

export const Stress: Story = stress(({ word, title }) => (
  <>
    <Stamp kind="market" label={word} number="M1" /> <Stamp kind="sample" label={title} />
  </>
))

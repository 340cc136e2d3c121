import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { guide } from './InstrumentFrame.guide.tsx'
import { InstrumentFrame } from './InstrumentFrame.tsx'

const meta = {
  id: 'landing-instrumentframe',
  title: 'Landing/InstrumentFrame',
  component: InstrumentFrame,
  tags: ['status:stable', 'a11y:open'],
  // Under reduced motion nothing moves, and there is no pause control.
  parameters: { guide, chromatic: { prefersReducedMotion: 'no-preference' } },
  args: {
    label: 'ledger · lagos-1',
    alt: 'A ledger with one line for each job.',
    note: 'illustrative',
    children: <p>Every job is measured, signed and entered once.</p>,
  },
} satisfies Meta<typeof InstrumentFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NamedFigure: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'ledger · lagos-1' })).toHaveAccessibleDescription(
      'A ledger with one line for each job.',
    )
    await expect(canvas.getByText('illustrative')).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { pause: { label: 'Pause the ledger', paused: false, onChange: fn() }, children: <a href="#ledger">How it is measured</a> },
  play: keyboardOf(guide),
}

export const WithoutCaption: Story = { args: { label: undefined, note: undefined } }

/** The pause control is at the end of the caption. */
export const Pausable: Story = {
  args: { pause: { label: 'Pause the ledger', paused: false, onChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the ledger' }))
    await expect(args.pause!.onChange).toHaveBeenCalledWith(true)
  },
}

export const States: Story = states(
  (args) => [
    { label: 'label and note', show: <InstrumentFrame {...args} /> },
    { label: 'note', show: <InstrumentFrame {...args} label={undefined} /> },
    { label: 'no caption', show: <InstrumentFrame {...args} label={undefined} note={undefined} /> },
    { label: 'flush', show: <InstrumentFrame {...args} flush /> },
    ...inLooks('moving', () => <InstrumentFrame {...args} pause={{ label: 'Pause the ledger', paused: false, onChange: fn() }} />, [
      'rest',
      'hover',
      'focus',
    ]),
    { label: 'paused', show: <InstrumentFrame {...args} pause={{ label: 'Pause the ledger', paused: true, onChange: fn() }} /> },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, title, text }) => (
  <InstrumentFrame label={title} alt={text} note={word} pause={{ label: word, paused: false, onChange: fn() }}>
    <p>{text}</p>
  </InstrumentFrame>
))

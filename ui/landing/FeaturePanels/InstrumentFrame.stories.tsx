import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InstrumentFrame } from './InstrumentFrame.tsx'

const meta = {
  title: 'Landing/InstrumentFrame',
  component: InstrumentFrame,
  args: {
    label: 'ledger · harvest',
    note: 'illustrative',
    children: <p>Every sack is weighed, signed and entered once.</p>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof InstrumentFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'ledger · harvest' })).toBeVisible()
    await expect(canvas.getByText('illustrative')).toBeVisible()
  },
}

export const WithoutCaption: Story = { args: { label: undefined, note: undefined } }

/** The control that stops a motion stands at the end of the caption. */
export const Pausable: Story = {
  args: { pause: { label: 'Pause the ledger', paused: false, onChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the ledger' }))
    await expect(args.pause!.onChange).toHaveBeenCalledWith(true)
  },
}

export const LongCopy: Story = {
  args: { label: 'Feldbearbeitungsgeschwindigkeitsüberwachung im gesamten Verbundgebiet', note: 'Beispielwerte, nicht gemessen' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { ledger } from './Ledger.fixture.ts'
import { Ledger } from './Ledger.tsx'

const meta = {
  id: 'landing-ledger',
  title: 'Landing/Ledger',
  component: Ledger,
  tags: ['status:stable', 'a11y:open', 'purpose:prove', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: ledger,
} satisfies Meta<typeof Ledger>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Each row has an id, so that a stamp can link to it. */
export const Rows: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: ledger.title })).toBeVisible()
    await expect(canvasElement.querySelector('#figures-t1')).toHaveTextContent('T1 Machines 4000+')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: testKeys({
    'Enter, Space': async ({ canvas, userEvent }) => {
      const summary = canvas.getByText(ledger.show)
      // Wide windows have no button to expand the list.
      if (!summary.checkVisibility()) return
      summary.focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('Machines')).toBeVisible()
    },
  }),
}

export const States: Story = states((args) => [{ label: 'collapsed on a narrow screen', show: <Ledger {...args} /> }], { wide: true })

export const Stress: Story = stress(({ id, word, title, text }, args) => (
  <Ledger
    {...args}
    id={id}
    title={title}
    kinds={[{ stamp: { kind: 'market', label: word }, text }]}
    rows={[
      { number: 'S1', label: title, figure: '1.234.567,89' },
      { number: 'S2', label: word, figure: '1' },
    ]}
  />
))

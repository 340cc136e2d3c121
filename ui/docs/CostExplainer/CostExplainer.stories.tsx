import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { CostExplainer, type CostInput, type CostResult } from './CostExplainer.tsx'

/** One charge for each night, which is enough for a story. */
function calculate({ launch, end, price }: CostInput): CostResult {
  if (!(Number(price) > 0)) return { ok: false, field: 'price', message: 'Enter a price above 0.' }
  const nights = (Date.parse(end.slice(0, 10)) - Date.parse(launch.slice(0, 10))) / 86_400_000
  if (!(nights >= 0)) return { ok: false, field: 'end', message: 'The end lies before the launch.' }
  const amount = Number(price).toFixed(2)
  const charges = Array.from({ length: nights + 1 }, (_, at) => ({ time: `Day ${at + 1}`, text: at === 0 ? 'Prepaid' : 'One full day', amount }))
  return { ok: true, charges, total: (Number(price) * (nights + 1)).toFixed(2) }
}

const meta = {
  title: 'Docs/CostExplainer',
  component: CostExplainer,
  args: {
    texts: {
      title: 'What would it cost?',
      launch: 'Launch (UTC)',
      end: 'End (UTC)',
      price: 'Price a day',
      ledger: 'Charges',
      time: 'When',
      charge: 'What for',
      amount: 'Amount',
      total: 'Total',
    },
    initial: { launch: '2026-03-02T14:00', end: '2026-03-04T09:00', price: '4' },
    calculate,
  },
} satisfies Meta<typeof CostExplainer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Charges' })).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    const price = canvas.getByRole('spinbutton', { name: 'Price a day' })
    await userEvent.clear(price)
    await userEvent.type(price, '2.5')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Total 7.50'))
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
  },
}

/** The mistake stands at its field and is read out. */
export const Mistake: Story = {
  play: async ({ canvas }) => {
    const end = canvas.getByLabelText('End (UTC)')
    await fireEvent.change(end, { target: { value: '2026-03-01T09:00' } })
    await waitFor(() => expect(end).toHaveAccessibleDescription('The end lies before the launch.'))
    await expect(end).toBeInvalid()
    await expect(canvas.getByRole('status')).toHaveTextContent('The end lies before the launch.')
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LongCopy: Story = {
  args: {
    texts: {
      title: 'Was würde eine Maschine über mehrere Abrechnungszeitpunkte hinweg kosten?',
      launch: 'Beginn (koordinierte Weltzeit)',
      end: 'Ende (koordinierte Weltzeit)',
      price: 'Tagespreis in US-Dollar',
      ledger: 'Abbuchungen',
      time: 'Zeitpunkt',
      charge: 'Verwendungszweck',
      amount: 'Betrag',
      total: 'Gesamtbetrag',
    },
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

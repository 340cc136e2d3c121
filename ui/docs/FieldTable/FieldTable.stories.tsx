import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FieldTable } from './FieldTable.tsx'

const meta = {
  title: 'Docs/FieldTable',
  component: FieldTable,
  args: {
    caption: 'Fields of the order',
    texts: { name: 'Field', type: 'Type', meaning: 'Meaning', required: 'required' },
    rows: [
      { name: 'instances', type: 'integer', required: true, meaning: 'How many identical machines to start.', constraints: 'at least 1' },
      { name: 'machine.name', type: 'string', required: true, meaning: 'Name shown in lists.' },
      { name: 'machine.ports', type: 'array', meaning: 'Ports that answer from outside, TCP or UDP.', constraints: 'up to 50' },
    ],
  },
} satisfies Meta<typeof FieldTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Fields of the order' }))
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Field', 'Type', 'Meaning'])
    await expect(table.getByRole('rowheader', { name: 'machine.name required' })).toBeVisible()
  },
}

/** Stacked, and still a table. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const longRows = [
  {
    name: 'machine.network.securityGroups[].ingressRules[].sourceAddressRange',
    type: 'string or null',
    required: true,
    meaning: 'Der Adressbereich, aus dem Verbindungen angenommen werden. Leer bedeutet: aus keinem, was auch den eigenen Zugang schließt.',
    constraints: '^([0-9]{1,3}\\.){3}[0-9]{1,3}/[0-9]{1,2}$',
  },
]

export const LongCopy: Story = { args: { rows: longRows } }

export const LongCopyNarrow: Story = {
  args: { rows: longRows },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

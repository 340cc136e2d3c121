import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { guide } from './FieldTable.guide.tsx'
import { FieldTable } from './FieldTable.tsx'

const meta = {
  id: 'docs-fieldtable',
  title: 'Docs/FieldTable',
  component: FieldTable,
  tags: ['status:stable', 'a11y:reviewed'],
  parameters: { guide },
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

export const Default: Story = {}

export const ReadAsTable: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Fields of the order' }))
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Field', 'Type', 'Meaning'])
    await expect(table.getByRole('rowheader', { name: 'machine.name required' })).toBeVisible()
  },
}

export const States: Story = states(
  (args) => [
    { label: 'required, optional, with limits', show: <FieldTable {...args} /> },
    {
      label: 'long name, type and pattern',
      show: (
        <FieldTable
          {...args}
          caption="Fields of a rule"
          rows={[
            {
              name: 'machine.network.securityGroups[].ingressRules[].sourceAddressRange',
              type: 'string or null',
              required: true,
              meaning: 'The range of addresses that may connect. Empty lets in nobody, the owner included.',
              constraints: '^([0-9]{1,3}\\.){3}[0-9]{1,3}/[0-9]{1,2}$',
            },
          ]}
        />
      ),
    },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }, args) => (
  <FieldTable
    {...args}
    caption={title}
    texts={{ name: word, type: word, meaning: title, required: word }}
    rows={[
      { name: `machine.${word}[].${id}`, type: word, required: true, meaning: text, constraints: title },
      { name: word, type: title, meaning: word },
    ]}
  />
))

/** Stacked, and still a table for assistive technology. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { fieldTexts } from './fixture.ts'
import { FieldTable } from './FieldTable.tsx'

const meta = {
  id: 'docs-fieldtable',
  title: 'Docs/FieldTable',
  component: FieldTable,
  tags: ['status:stable', 'a11y:open', 'purpose:show'],
  args: {
    title: 'Body',
    texts: fieldTexts,
    rows: [
      { name: 'instances', type: 'integer', required: true, meaning: 'Number of identical machines.', constraints: 'at least 1' },
      {
        name: 'machine',
        type: 'object',
        required: true,
        meaning: 'The machine.',
        fields: [
          { name: 'name', type: 'string', required: true, meaning: 'Name shown in lists.' },
          {
            name: 'ports',
            type: 'object[]',
            fallback: 'default none',
            meaning: 'Ports that answer from outside, TCP or UDP.',
            constraints: 'up to 50',
            fields: [{ name: 'port', type: 'integer', required: true, meaning: 'Number of the port.', assumed: true }],
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof FieldTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shows each field. Fields of nested objects are collapsed. */
export const Reads: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('group', { name: 'Body' }))
    await expect(table.getByText('5 fields, 4 required')).toBeVisible()
    await expect(table.getByText('Name shown in lists.')).toBeVisible()
    await expect(table.getByText('Number of the port.')).not.toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, canvasElement, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Expand all' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvasElement.querySelector('summary')).toHaveFocus()
    },
    'Enter, Space': async ({ canvas, canvasElement, userEvent }) => {
      const [outer, inner] = canvasElement.querySelectorAll('details')
      await expect([outer?.open, inner?.open]).toEqual([true, false])
      outer!.querySelector('summary')!.focus()
      await userEvent.keyboard('{Enter}')
      await expect(outer?.open).toBe(false)
      await userEvent.keyboard(' ')
      await expect(outer?.open).toBe(true)
      canvas.getByRole('button', { name: 'Expand all' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect([outer?.open, inner?.open]).toEqual([true, true])
      await userEvent.keyboard(' ')
      await expect([outer?.open, inner?.open]).toEqual([false, false])
    },
  }),
}

export const States: Story = states(
  (args) => [
    { label: 'required, optional, nested, assumed', show: <FieldTable {...args} /> },
    { label: 'collapsed as a whole', show: <FieldTable {...args} title="Response" collapsed /> },
    {
      label: 'long name, type and pattern',
      show: (
        <FieldTable
          {...args}
          title="Fields of a rule"
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
    title={title}
    texts={{ required: word, fields: () => word, count: () => title, expand: word, collapse: word, assumed: text }}
    rows={[
      { name: `machine.${word}[].${id}`, type: word, required: true, fallback: title, meaning: text, constraints: title, assumed: true },
      { name: word, type: title, meaning: word, fields: [{ name: id, type: word, meaning: text }] },
    ]}
  />
))

/** On a narrow screen nested objects start collapsed, and so does a `collapsed` table. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { collapsed: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Number of identical machines.')).not.toBeVisible()
    await userEvent.click(canvas.getByText('5 fields, 4 required'))
    await expect(canvas.getByText('Number of identical machines.')).toBeVisible()
    await expect(canvas.getByText('Name shown in lists.')).not.toBeVisible()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

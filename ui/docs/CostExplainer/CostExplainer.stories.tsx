import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { CostExplainer } from './CostExplainer.tsx'
import { costExplainer } from './fixture.ts'

const meta = {
  id: 'docs-costexplainer',
  title: 'Docs/CostExplainer',
  component: CostExplainer,
  tags: ['status:beta', 'a11y:open', 'purpose:show'],
  args: costExplainer,
} satisfies Meta<typeof CostExplainer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Calculates: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Charges' })).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    const price = canvas.getByRole('spinbutton', { name: 'Price a day' })
    await userEvent.clear(price)
    await userEvent.type(price, '2.5')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Total 7.50'))
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    // Enter must not reload the page.
    await expect(fireEvent.submit(canvas.getByRole('form'))).toBe(false)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      const price = canvas.getByRole('spinbutton', { name: 'Price a day' })
      const launch = canvas.getByLabelText('Launch (UTC)')
      const end = canvas.getByLabelText('End (UTC)')
      await userEvent.tab()
      await expect(launch).toHaveFocus()
      while (document.activeElement === launch) await userEvent.tab()
      await expect(price).toHaveFocus()
      await userEvent.tab()
      await expect(end).toHaveFocus()
      while (document.activeElement === end) await userEvent.tab()
      await expect(canvas.getByRole('form').contains(document.activeElement)).toBe(false)
    },
    'Arrow up, Arrow down': async ({ canvas, userEvent }) => {
      canvas.getByRole('spinbutton', { name: 'Price a day' }).focus()
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Total 15.00'))
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Total 12.00'))
    },
  }),
}

/** Shows an error at the field that caused it, and announces the error. */
export const Mistake: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const end = canvas.getByLabelText('End (UTC)')
    await fireEvent.change(end, { target: { value: '2026-03-01T09:00' } })
    await waitFor(() => expect(end).toHaveAccessibleDescription('The end lies before the launch.'))
    await expect(end).toBeInvalid()
    await expect(canvas.getByRole('status')).toHaveTextContent('The end lies before the launch.')
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const States: Story = states(
  (args) => {
    const titled = (title: string) => ({ ...args.texts, title })
    return [
      ...inLooks('an example', (look) => <CostExplainer {...args} texts={titled(`What would it cost, ${look}?`)} />, [
        'rest',
        'hover',
        'focus',
      ]),
      {
        label: 'no price',
        show: <CostExplainer {...args} texts={titled('What would nothing cost?')} initial={{ ...args.initial, price: '' }} />,
      },
      {
        label: 'the end before the launch',
        show: (
          <CostExplainer {...args} texts={titled('What would the past cost?')} initial={{ ...args.initial, end: '2026-03-01T09:00' }} />
        ),
      },
    ]
  },
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }, args) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
    <CostExplainer
      {...args}
      texts={{
        title,
        launch: `${word} 1`,
        end: `${word} 2`,
        price: title,
        ledger: title,
        time: `${word} 3`,
        charge: `${word} 4`,
        amount: `${word} 5`,
        total: title,
      }}
      calculate={() => ({
        ok: true,
        charges: [
          { time: word, text, amount: '1,234.56' },
          { time: title, text: word, amount: '4.00' },
        ],
        total: '1,238.56',
      })}
    />
    <CostExplainer
      {...args}
      texts={{ ...args.texts, title: `${title}, ${id}` }}
      calculate={() => ({ ok: false, field: 'price', message: text })}
    />
  </div>
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

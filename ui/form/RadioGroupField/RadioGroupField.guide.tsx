import { expect, waitFor } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { RadioGroupField } from './RadioGroupField.tsx'

export const guide = {
  use: 'A radio group asks for one of two to five answers and shows all of them. A whole row can be pressed, and the chosen one is a marker on the line.',
  avoid:
    'Not for six answers and more: take `SelectField`. Not where several may be true, or for a single yes: take one `CheckboxField` each.',
  do: [
    {
      show: (
        <RadioGroupField
          name="radio-do"
          label="How do we pay you?"
          hint="You can change it in the console."
          options={[
            { value: 'daily', label: 'Every day, in USDC' },
            { value: 'monthly', label: 'Once a month, in USDC' },
          ]}
        />
      ),
      because: 'The label is the question, each row an answer to it, and none is chosen for the reader.',
    },
  ],
  dont: [
    {
      show: (
        <RadioGroupField
          name="radio-dont"
          label="Payment"
          defaultValue="yes"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'maybe', label: 'Other' },
          ]}
        />
      ),
      because: 'The rows do not answer the label, and the first one is sent by those who never read it.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus into the group once: to the chosen row, else to the first.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('radio', { name: 'Show me a demo' })).toHaveFocus()
        await userEvent.tab()
        for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toHaveFocus()
      },
    },
    {
      keys: 'Space',
      does: 'Chooses the focused row.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard(' ')
        await expect(canvas.getByRole('radio', { name: 'Show me a demo' })).toBeChecked()
      },
    },
    {
      keys: 'Arrow down, Arrow right',
      does: 'Goes to the next row and chooses it; from the last one to the first.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        for (const [key, name] of [
          ['ArrowDown', 'Call me'],
          ['ArrowRight', 'Email me'],
          ['ArrowDown', 'Show me a demo'],
        ] as const) {
          await userEvent.keyboard(`{${key}}`)
          await waitFor(() => expect(canvas.getByRole('radio', { name, checked: true })).toHaveFocus())
        }
      },
    },
    {
      keys: 'Arrow up, Arrow left',
      does: 'Goes to the row before and chooses it; from the first one to the last.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        for (const [key, name] of [
          ['ArrowUp', 'Email me'],
          ['ArrowLeft', 'Call me'],
        ] as const) {
          await userEvent.keyboard(`{${key}}`)
          await waitFor(() => expect(canvas.getByRole('radio', { name, checked: true })).toHaveFocus())
        }
      },
    },
  ],
} satisfies Guide

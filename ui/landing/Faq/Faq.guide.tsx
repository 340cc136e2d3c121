import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Faq, type FaqProps } from './Faq.tsx'

const contact = {
  support: { label: 'Email the support', href: 'mailto:support@meridian.example' },
  chat: { label: 'Join the chat', disabledReason: 'The chat is not open yet.' },
} satisfies Partial<FaqProps>

export const guide = {
  use: 'A list of short questions near the end of a page, with the places to ask what is missing. One answer is open at most: in large type beside the questions, or below its question in a narrow window. A figure in it has a stamp.',
  avoid:
    'Not for steps in an order (take `Roadmap` or headings), not for two or three facts that everybody needs (write them out), not for tabs of one thing (take `Tabs`).',
  do: [
    {
      show: (
        <Faq
          {...contact}
          id="faq-do"
          title="Asked by renters."
          items={[
            { id: 'faq-do-stop', question: 'Can I stop a machine?', answer: 'At any time.' },
            { id: 'faq-do-refund', question: 'Is there a refund?', answer: 'Not for part of a day.' },
          ]}
        />
      ),
      because: 'The question is what a reader asks, the answer starts with the fact, and the first one stands open to show how it works.',
    },
  ],
  dont: [
    {
      show: (
        <Faq
          {...contact}
          id="faq-dont"
          title="Information."
          items={[{ id: 'faq-dont-terms', question: 'Terms', answer: 'What you must agree to before you deploy. '.repeat(8) }]}
        />
      ),
      because: 'A label is no question, and what everybody must read does not hide behind a click.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from question to question, through the links of the open answer, then through the places to ask, one that is not open included.',
      test: async ({ canvas, userEvent }) => {
        for (const name of ['Which region is the cheapest?', 'Can I stop a machine?', 'Is there a refund?']) {
          await userEvent.tab()
          await expect(canvas.getByRole('button', { name })).toHaveFocus()
        }
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'Email the support' })).toHaveFocus()
        await userEvent.tab()
        const chat = canvas.getByRole('button', { name: 'Join the chat' })
        await expect(chat).toHaveFocus()
        await expect(chat).toHaveAccessibleDescription('The chat is not open yet.')
      },
    },
    {
      keys: 'Enter, Space',
      does: 'Opens the focused question and closes the one that was open; on the open one, closes it.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('button', { name: 'Can I stop a machine?' }).focus()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getByText('At any time.')).toBeVisible()
        await expect(canvas.getByText('The one with the most free machines.')).not.toBeVisible()
        await userEvent.keyboard(' ')
        await expect(canvas.getByText('At any time.')).not.toBeVisible()
      },
    },
    {
      keys: 'Arrow down, Arrow up',
      does: 'Moves the focus to the next question or the one before; from the last one to the first.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('button', { name: 'Can I stop a machine?' }).focus()
        for (const [key, name] of [
          ['ArrowDown', 'Is there a refund?'],
          ['ArrowDown', 'Which region is the cheapest?'],
          ['ArrowUp', 'Is there a refund?'],
        ] as const) {
          await userEvent.keyboard(`{${key}}`)
          await expect(canvas.getByRole('button', { name })).toHaveFocus()
        }
      },
    },
    {
      keys: 'Home, End',
      does: 'Moves the focus to the first or the last question.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('button', { name: 'Can I stop a machine?' }).focus()
        await userEvent.keyboard('{End}')
        await expect(canvas.getByRole('button', { name: 'Is there a refund?' })).toHaveFocus()
        await userEvent.keyboard('{Home}')
        await expect(canvas.getByRole('button', { name: 'Which region is the cheapest?' })).toHaveFocus()
      },
    },
  ],
} satisfies Guide

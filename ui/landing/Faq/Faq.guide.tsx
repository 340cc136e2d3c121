import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guide.ts'
import { Faq, type FaqProps } from './Faq.tsx'

const barn = {
  station: 'Questions',
  support: { label: 'Ask a farmer', href: 'mailto:farmer@field.example' },
  chat: { label: 'Join the choir', unavailable: 'The choir is not open yet.' },
} satisfies Partial<FaqProps>

export const guide = {
  use: 'A list of short questions and answers near the end of a page, one answer open at most, with the places to ask what is missing.',
  avoid: 'Not for steps in an order (take `Roadmap` or headings), not for two or three facts that everybody needs (write them out), not for tabs of one thing (take `Tabs`).',
  do: [
    {
      show: (
        <Faq
          {...barn}
          id="faq-do"
          title="Asked in the barn."
          items={[
            { id: 'faq-do-rain', question: 'Will it rain?', answer: 'Some day.' },
            { id: 'faq-do-frost', question: 'What about frost?', answer: 'Sow after the last one.' },
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
          {...barn}
          id="faq-dont"
          title="Information."
          items={[{ id: 'faq-dont-terms', question: 'Terms', answer: 'What you must agree to before you sow. '.repeat(8) }]}
        />
      ),
      because: 'A label is no question, and what everybody must read does not hide behind a click.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through the places to ask, one that is not open included, then from question to question.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'Ask a farmer' })).toHaveFocus()
        await userEvent.tab()
        const chat = canvas.getByRole('button', { name: 'Join the choir' })
        await expect(chat).toHaveFocus()
        await expect(chat).toHaveAccessibleDescription('The choir is not open yet.')
        await userEvent.tab()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Will it rain?' })).toHaveFocus()
      },
    },
    {
      keys: 'Enter, Space',
      does: 'Opens the focused question and closes the one that was open; on the open one, closes it.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('button', { name: 'Will it rain?' }).focus()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getByText('Some day.')).toBeVisible()
        await expect(canvas.getByText('The one that grows where you live.')).not.toBeVisible()
        await userEvent.keyboard(' ')
        await expect(canvas.getByText('Some day.')).not.toBeVisible()
      },
    },
    {
      keys: 'Arrow down, Arrow up',
      does: 'Moves the focus to the next question or the one before; from the last one to the first.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('button', { name: 'Will it rain?' }).focus()
        for (const [key, name] of [['ArrowDown', 'What about frost?'], ['ArrowDown', 'Which seed is best?'], ['ArrowUp', 'What about frost?']] as const) {
          await userEvent.keyboard(`{${key}}`)
          await expect(canvas.getByRole('button', { name })).toHaveFocus()
        }
      },
    },
    {
      keys: 'Home, End',
      does: 'Moves the focus to the first or the last question.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('button', { name: 'Will it rain?' }).focus()
        await userEvent.keyboard('{End}')
        await expect(canvas.getByRole('button', { name: 'What about frost?' })).toHaveFocus()
        await userEvent.keyboard('{Home}')
        await expect(canvas.getByRole('button', { name: 'Which seed is best?' })).toHaveFocus()
      },
    },
  ],
} satisfies Guide

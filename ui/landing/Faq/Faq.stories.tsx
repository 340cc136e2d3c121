import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Faq } from './Faq.tsx'

const meta = {
  title: 'Landing/Faq',
  component: Faq,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'questions',
    station: 'Questions',
    title: 'Asked in the barn.',
    items: [
      { id: 'questions-seed', question: 'Which seed is best?', answer: 'The one that grows where you live.' },
      { id: 'questions-rain', question: 'Will it rain?', answer: 'Some day.' },
      { id: 'questions-frost', question: 'What about frost?', answer: 'Sow after the last one.' },
    ],
    support: { label: 'Ask a farmer', href: 'mailto:farmer@field.example' },
    chat: { label: 'Join the choir', unavailable: 'The choir is not open yet.' },
  },
} satisfies Meta<typeof Faq>

export default meta
type Story = StoryObj<typeof meta>

/** One answer is open at most; a click on the open one closes it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The one that grows where you live.')).toBeVisible()
    await userEvent.click(canvas.getByText('Will it rain?'))
    await expect(canvas.getByText('Some day.')).toBeVisible()
    await expect(canvas.getByText('The one that grows where you live.')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Will it rain?'))
    await expect(canvas.getByText('Some day.')).not.toBeVisible()
  },
}

/** Everything by keyboard: the mail link, the chat that is not open and says why, then each question. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ask a farmer' })).toHaveFocus()
    await userEvent.tab()
    const chat = canvas.getByRole('button', { name: 'Join the choir' })
    await expect(chat).toHaveFocus()
    await expect(chat).toHaveAccessibleDescription('The choir is not open yet.')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByText('Will it rain?').closest('summary')).toHaveFocus()
  },
}

/** A link to an answer opens it, and closes the one that stood open. */
export const DeepLink: Story = {
  args: { openId: 'questions-frost' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Sow after the last one.')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('The one that grows where you live.')).not.toBeVisible())
  },
}

export const WithChat: Story = { args: { chat: { label: 'Join the choir', href: 'https://choir.example', unavailable: '' } } }

export const LongCopy: Story = {
  args: {
    title: 'Häufig gestellte Landwirtschaftsfragen.',
    items: ['Donaudampfschifffahrtsgesellschaftskapitänsmützenfrage', 'Und was geschieht bei Bodenfrost im Mai?', 'Wann?'].map((question, at) => ({
      id: `lang-${at}`,
      question,
      answer: 'Bodenfeuchtigkeitsmessungen und Wettervorhersagen werden gemeinsam ausgewertet, damit die Bewirtschaftungsmaßnahmen rechtzeitig beginnen können. '.repeat(2),
    })),
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

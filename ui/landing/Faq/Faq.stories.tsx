import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guide.ts'
import { inLooks, states } from '../../../.storybook/states.tsx'
import { stress } from '../../../.storybook/stress.tsx'
import { guide } from './Faq.guide.tsx'
import { Faq, type FaqItem } from './Faq.tsx'

const meta = {
  id: 'landing-faq',
  title: 'Landing/Faq',
  component: Faq,
  tags: ['status:stable', 'a11y:reviewed'],
  parameters: { guide, layout: 'fullscreen' },
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

const own = (items: readonly FaqItem[], of: string) => items.map((item) => ({ ...item, id: `${of}-${item.id}` }))

export const Default: Story = {}

/** One answer is open at most; a click on the open one closes it. */
export const OpensOneAtATime: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const rain = canvas.getByRole('button', { name: 'Will it rain?' })
    await expect(canvas.getByText('The one that grows where you live.')).toBeVisible()
    await userEvent.click(rain)
    await expect(rain).toHaveAttribute('data-state', 'open')
    await expect(canvas.getByRole('group', { name: 'Will it rain?' })).toHaveTextContent('Some day.')
    await expect(canvas.getByText('The one that grows where you live.')).not.toBeVisible()
    await userEvent.click(rain)
    await expect(rain).toHaveAttribute('data-state', 'closed')
    await expect(canvas.getByText('Some day.')).not.toBeVisible()
  },
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

/** A link to an answer opens it, and closes the one that stood open. */
export const DeepLink: Story = {
  tags: ['!autodocs'],
  args: { openId: 'questions-frost' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Sow after the last one.')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('The one that grows where you live.')).not.toBeVisible())
  },
}

/** The browser’s find reaches a closed answer, and what it finds opens. */
export const Found: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const answer = canvas.getByText('Sow after the last one.')
    const closed = answer.closest('[data-state="closed"]')!
    await expect(closed).toHaveAttribute('hidden', 'until-found')
    closed.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await waitFor(() => expect(answer).toBeVisible())
    await expect(canvas.getByText('The one that grows where you live.')).not.toBeVisible()
  },
}

export const WithChat: Story = { args: { chat: { label: 'Join the choir', href: 'https://choir.example', unavailable: '' } } }

export const States: Story = states(
  (args) => [
    ...inLooks('chat not open', (look) => (
      <Faq {...args} id={`faq-${look}`} title={`Asked in the barn, ${look}.`} items={own(args.items, look)} />
    )),
    {
      label: 'chat open',
      show: (
        <Faq {...args} id="faq-chat" title="Asked in the choir." items={own(args.items, 'chat')} chat={{ ...args.chat!, href: '#choir' }} />
      ),
    },
  ],
  { wide: true }
)

export const Stress: Story = stress(({ id, word, title, text }, args) => (
  <Faq
    {...args}
    id={`faq-${id}`}
    station={word}
    title={title}
    items={[
      { id: `${id}-first`, question: title, answer: text },
      { id: `${id}-second`, question: word, answer: word },
    ]}
    support={{ ...args.support!, label: word }}
    chat={{ label: word, unavailable: text }}
  />
))

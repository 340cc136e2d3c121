import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Faq, type FaqItem } from './Faq.tsx'

const meta = {
  id: 'landing-faq',
  title: 'Landing/Faq',
  component: Faq,
  tags: ['status:stable', 'a11y:open', 'purpose:tell', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'questions',
    title: 'Asked by renters.',
    items: [
      { id: 'questions-region', question: 'Which region is the cheapest?', answer: 'The one with the most free machines.' },
      { id: 'questions-stop', question: 'Can I stop a machine?', answer: 'At any time.' },
      { id: 'questions-refund', question: 'Is there a refund?', answer: 'Not for part of a day.' },
    ],
    support: { label: 'Email the support', href: 'mailto:support@meridian.example' },
    chat: { label: 'Join the chat', disabledReason: 'The chat is not open yet.' },
  },
} satisfies Meta<typeof Faq>

export default meta
type Story = StoryObj<typeof meta>

const own = (items: readonly FaqItem[], of: string) => items.map((item) => ({ ...item, id: `${of}-${item.id}` }))

export const Default: Story = {}

/** Opens at most one answer. A click on the open question closes its answer. */
export const OpensOneAtATime: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const stop = canvas.getByRole('button', { name: 'Can I stop a machine?' })
    await expect(canvas.getByText('The one with the most free machines.')).toBeVisible()
    await userEvent.click(stop)
    await expect(stop).toHaveAttribute('data-state', 'open')
    await expect(canvas.getByRole('group', { name: 'Can I stop a machine?' })).toHaveTextContent('At any time.')
    await expect(canvas.getByText('The one with the most free machines.')).not.toBeVisible()
    await userEvent.click(stop)
    await expect(stop).toHaveAttribute('data-state', 'closed')
    await expect(canvas.getByText('At any time.')).not.toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
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
    'Enter, Space': async ({ canvas, userEvent }) => {
      canvas.getByRole('button', { name: 'Can I stop a machine?' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('At any time.')).toBeVisible()
      await expect(canvas.getByText('The one with the most free machines.')).not.toBeVisible()
      await userEvent.keyboard(' ')
      await expect(canvas.getByText('At any time.')).not.toBeVisible()
    },
    'Arrow down, Arrow up': async ({ canvas, userEvent }) => {
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
    'Home, End': async ({ canvas, userEvent }) => {
      canvas.getByRole('button', { name: 'Can I stop a machine?' }).focus()
      await userEvent.keyboard('{End}')
      await expect(canvas.getByRole('button', { name: 'Is there a refund?' })).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(canvas.getByRole('button', { name: 'Which region is the cheapest?' })).toHaveFocus()
    },
  }),
}

/** A link to an answer closes the open answer, opens the linked answer and scrolls to it. */
export const DeepLink: Story = {
  tags: ['!autodocs', 'reduced-motion'],
  args: { openId: 'questions-refund' },
  render: (args) => (
    <div style={{ paddingBlockStart: '100vh' }}>
      <Faq {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const answer = canvas.getByText('Not for part of a day.')
    await waitFor(() => expect(answer).toBeVisible())
    await waitFor(() => expect(canvas.getByText('The one with the most free machines.')).not.toBeVisible())
    await waitFor(() => expect(answer.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight + 1))
    await expect(scrollY).toBeGreaterThan(0)
    // Opening another answer by hand does not scroll.
    scrollTo({ top: 0, behavior: 'instant' })
    canvas.getByRole('button', { name: 'Can I stop a machine?' }).click()
    await waitFor(() => expect(canvas.getByText('At any time.')).toBeVisible())
    await expect(scrollY).toBe(0)
  },
}

/** Find in page opens the answer that contains the match. */
export const Found: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const answer = canvas.getByText('Not for part of a day.')
    const closed = answer.closest('[data-state="closed"]')!
    await expect(closed).toHaveAttribute('hidden', 'until-found')
    closed.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await waitFor(() => expect(answer).toBeVisible())
    await expect(canvas.getByText('The one with the most free machines.')).not.toBeVisible()
  },
}

export const WithChat: Story = {
  args: { chat: { label: 'Join the chat', href: 'https://community.meridian.example', disabledReason: '' } },
}

export const States: Story = states(
  (args) => [
    ...inLooks('chat not open', (look) => (
      <Faq {...args} id={`faq-${look}`} title={`Asked by renters, ${look}.`} items={own(args.items, look)} />
    )),
    {
      label: 'chat open',
      show: (
        <Faq {...args} id="faq-chat" title="Asked in the chat." items={own(args.items, 'chat')} chat={{ ...args.chat!, href: '#chat' }} />
      ),
    },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }, args) => (
  <Faq
    {...args}
    id={`faq-${id}`}
    title={title}
    items={[
      { id: `${id}-first`, question: title, answer: text },
      { id: `${id}-second`, question: word, answer: word },
    ]}
    support={{ ...args.support!, label: word }}
    chat={{ label: word, disabledReason: text }}
  />
))

/** The id of an answer may contain any character. */
export const AnyId: Story = {
  tags: ['!autodocs', '!dev'],
  args: {
    openId: `what's-"a\\day"`,
    items: [
      { id: 'first', question: 'Which node?', answer: 'The first.' },
      { id: `what's-"a\\day"`, question: 'What is a day?', answer: 'It ends at midnight UTC.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It ends at midnight UTC.')).toBeVisible()
  },
}

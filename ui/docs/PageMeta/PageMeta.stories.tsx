import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { PageMeta } from './PageMeta.tsx'

const edit = { href: 'https://code.meridian.example/docs/order.mdx', label: 'Edit this page' }

const meta = {
  id: 'docs-pagemeta',
  title: 'Docs/PageMeta',
  component: PageMeta,
  tags: ['status:beta', 'a11y:open', 'purpose:lead'],
  args: { updated: 'Last updated 14 January 2026', edit },
} satisfies Meta<typeof PageMeta>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Edit this page' })).toHaveFocus()
    },
  }),
}

export const States: Story = states((args) => [
  ...inLooks('date and link', () => <PageMeta {...args} />, ['rest', 'focus']),
  { label: 'no repository', show: <PageMeta {...args} edit={undefined} /> },
])

export const Stress: Story = stress(({ title, text }) => <PageMeta updated={text} edit={{ href: '/x', label: title }} />)

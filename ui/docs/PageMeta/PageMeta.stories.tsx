import type { Meta, StoryObj } from '@storybook/react-vite'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { guide } from './PageMeta.guide.tsx'
import { PageMeta } from './PageMeta.tsx'

const edit = { href: 'https://code.meridian.example/docs/order.mdx', label: 'Edit this page' }

const meta = {
  id: 'docs-pagemeta',
  title: 'Docs/PageMeta',
  component: PageMeta,
  tags: ['status:beta', 'a11y:open'],
  parameters: { guide },
  args: { updated: 'Last updated 14 January 2026', edit },
} satisfies Meta<typeof PageMeta>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

export const States: Story = states((args) => [
  ...inLooks('date and link', () => <PageMeta {...args} />, ['rest', 'focus']),
  { label: 'no repository', show: <PageMeta {...args} edit={undefined} /> },
])

export const Stress: Story = stress(({ title, text }) => <PageMeta updated={text} edit={{ href: '/x', label: title }} />)

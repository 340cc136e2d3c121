import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  id: 'docs-pageheader',
  title: 'Docs/PageHeader',
  component: PageHeader,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:tell'],
  args: { title: 'Order a machine', lead: 'Send constraints, not a server name: the market finds the capacity that satisfies them.' },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The heading takes the focus after a navigation. */
export const HeadingLevel: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Order a machine' })
    heading.focus()
    await expect(heading).toHaveFocus()
  },
}

export const TitleOnly: Story = { args: { lead: undefined } }

export const States: Story = states(
  (args) => [
    { label: 'with a lead', show: <PageHeader {...args} /> },
    { label: 'title only', show: <PageHeader title={args.title} /> },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ title, text }, args) => <PageHeader {...args} title={title} lead={text} />)

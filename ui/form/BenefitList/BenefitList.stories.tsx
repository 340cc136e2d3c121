import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { BenefitList } from './BenefitList.tsx'

const meta = {
  id: 'form-benefitlist',
  title: 'Form/BenefitList',
  component: BenefitList,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:tell'],
  args: {
    title: 'Why apply',
    items: [
      { title: 'Earn', text: 'Idle hours are sold.' },
      { title: 'Prove', text: 'Each result carries its proof.' },
      { title: 'Reach', text: 'Demand comes from every region.' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 368 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BenefitList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ReadInOrder: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Why apply' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Earn', 'Prove', 'Reach'])
  },
}

export const States: Story = states((args) => [
  { label: 'three reasons', show: <BenefitList {...args} /> },
  { label: 'one reason', show: <BenefitList title="Why wait" items={args.items.slice(0, 1)} /> },
])

export const Stress: Story = stress(({ word, title, text }) => (
  <BenefitList
    title={title}
    items={[
      { title: word, text },
      { title: `${word} 2`, text: word },
    ]}
  />
))

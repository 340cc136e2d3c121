import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BenefitList } from './BenefitList.tsx'

const meta = {
  title: 'Form/BenefitList',
  component: BenefitList,
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
      <div style={{ maxWidth: 368 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BenefitList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Why apply' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Earn', 'Prove', 'Reach'])
  },
}

export const LongCopy: Story = {
  args: {
    title: 'Was eine Rechenzentrumskapazitätsbereitstellung einbringt',
    items: [
      { title: 'Rechenzentrumsauslastungsverbesserung', text: 'Stunden, in denen die Rechner sonst stillstehen, werden im ganzen Netz angeboten und abgerechnet.' },
      { title: 'Nachweis', text: 'Kurz.' },
    ],
  },
}

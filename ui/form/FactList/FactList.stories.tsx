import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { network } from '../../fixtures/sample-data.ts'
import { Link } from '../../elements/Link/Link.tsx'
import { FactList } from './FactList.tsx'

const meta = {
  id: 'form-factlist',
  title: 'Form/FactList',
  component: FactList,
  tags: ['status:beta', 'a11y:open', 'purpose:tell'],
  args: {
    title: 'What happens with your application?',
    items: [
      { name: 'Who reads it', text: 'Two people of the host team.' },
      { name: 'How long it is kept', text: 'Thirty days.' },
      {
        name: 'Questions',
        text: (
          <>
            Write to <Link href={`mailto:${network.support}`}>{network.support}</Link>.
          </>
        ),
      },
    ],
  },
} satisfies Meta<typeof FactList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** For screen readers the names and texts form one description list. */
export const ReadAsTerms: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What happens with your application?' })).toBeVisible()
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Who reads it', 'How long it is kept', 'Questions'])
    await expect(canvas.getAllByRole('definition')).toHaveLength(3)
  },
}

const collapsed = { lead: 'Two people read your application. It is deleted after thirty days.', summary: 'The details' }

export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: collapsed,
  play: testKeys({
    'Tab, Enter': async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('Thirty days.')).toBeVisible()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('Thirty days.')).not.toBeVisible()
    },
  }),
}

/** The lead is visible, and a click opens the facts. */
export const Collapsed: Story = {
  args: collapsed,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Thirty days.')).not.toBeVisible()
    await userEvent.click(canvas.getByText('The details'))
    await expect(canvas.getByText('Thirty days.')).toBeVisible()
  },
}

export const States: Story = states(
  (args) => [
    { label: 'open', show: <FactList {...args} /> },
    { label: 'collapsed', show: <FactList {...args} {...collapsed} title="Collapsed" level={3} /> },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ title, text, word }) => (
  <FactList
    title={title}
    lead={text}
    items={[
      { name: title, text },
      { name: word, text: word },
    ]}
  />
))

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { stay, followed } from '../DocHeading/stay.fixture.ts'
import { PreviousNext } from './PreviousNext.tsx'

const meta = {
  id: 'docs-previousnext',
  title: 'Docs/PreviousNext',
  component: PreviousNext,
  tags: ['status:stable', 'a11y:open', 'purpose:lead'],
  beforeEach: stay,
  args: {
    label: 'Pages',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    previous: { href: '/docs/offers', title: 'Offers' },
    next: { href: '/docs/manage', title: 'Manage machines' },
  },
} satisfies Meta<typeof PreviousNext>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Each box is one link, named by its label and title. */
export const NamedLinks: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous Offers' })).toHaveAttribute('href', '/docs/offers')
    await expect(canvas.getByRole('link', { name: 'Next Manage machines' })).toHaveAttribute('href', '/docs/manage')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      for (const link of canvas.getAllByRole('link')) {
        await userEvent.tab()
        await expect(link).toHaveFocus()
      }
    },
    Enter: async ({ userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(followed).toHaveBeenCalledWith('/docs/offers')
    },
  }),
}

export const OnlyBehind: Story = { args: { previous: undefined } }

export const States: Story = states(
  (args) => [
    ...inLooks('before and behind', (look) => <PreviousNext {...args} label={`Pages, ${look}`} />, ['rest', 'hover', 'focus']),
    { label: 'the first page', show: <PreviousNext {...args} label="First" previous={undefined} /> },
    { label: 'the last page', show: <PreviousNext {...args} label="Last" next={undefined} /> },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, title }) => (
  <PreviousNext
    label={title}
    previousLabel={word}
    nextLabel={title}
    previous={{ href: '/docs/offers', title: word }}
    next={{ href: '/docs/manage', title }}
  />
))

export const Narrow: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'narrow', isRotated: false } } }

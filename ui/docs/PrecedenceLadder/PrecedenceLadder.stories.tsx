import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { PrecedenceLadder } from './PrecedenceLadder.tsx'

const meta = {
  id: 'docs-precedenceladder',
  title: 'Docs/PrecedenceLadder',
  component: PrecedenceLadder,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:show'],
  args: {
    label: 'Where a setting comes from',
    hint: 'Lowest to highest',
    winner: 'wins',
    steps: [
      { title: 'Built in', text: 'What the command line assumes.' },
      { title: 'Your file', code: '~/.meridian/config.json' },
      { title: 'The project’s file', code: './meridian.json' },
      { title: 'The environment', code: 'MERIDIAN_HOST' },
      { title: 'A flag', code: '--host https://api.meridian.example' },
    ],
  },
} satisfies Meta<typeof PrecedenceLadder>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ReadAsList: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('figure', { name: 'Where a setting comes from' })).getAllByRole('listitem')
    await expect(items).toHaveLength(5)
    await expect(items.at(-1)).toHaveTextContent('wins')
  },
}

export const States: Story = states(
  (args) => [
    { label: 'two steps', show: <PrecedenceLadder {...args} steps={args.steps.slice(0, 2)} /> },
    {
      label: 'seven steps, the most that the stair has room for',
      show: (
        <PrecedenceLadder
          {...args}
          steps={Array.from({ length: 7 }, (_, at) => ({
            title: `Place ${at + 1}`,
            code: `--level ${at + 1}`,
            text: 'Overrides what stands above.',
          }))}
        />
      ),
    },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, title, text }, args) => (
  <PrecedenceLadder
    {...args}
    label={title}
    hint={title}
    winner={word}
    steps={[
      { title: `${title} 1`, text },
      { title: `${word} 2`, code: word },
      { title: `${title} 3`, code: `--${word} ${word}`, text },
    ]}
  />
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

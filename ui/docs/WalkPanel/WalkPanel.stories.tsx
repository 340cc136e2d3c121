import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { walkPanel } from './fixture.ts'
import { WalkPanel, type WalkPanelProps } from './WalkPanel.tsx'
import { walkPanelTones } from './variants.ts'

const meta = {
  id: 'docs-walkpanel',
  title: 'Docs/WalkPanel',
  component: WalkPanel,
  tags: ['status:beta', 'a11y:open', 'purpose:show'],
  args: walkPanel,
  decorators: [(Story) => <div style={{ position: 'relative', minBlockSize: '38rem' }}>{Story()}</div>],
} satisfies Meta<typeof WalkPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Announces the progress. */
export const Announced: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 6')
  },
}

/** The walk-through starts over by keyboard. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { startOver: { label: 'Start over', onClick: fn() } },
  play: testKeys({
    Enter: async ({ args, canvas, userEvent }) => {
      canvas.getByRole('button', { name: 'Start over' }).focus()
      await userEvent.keyboard('{Enter}')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the story's own args
      await expect((args['startOver'] as WalkPanelProps['startOver']).onClick).toHaveBeenCalledOnce()
    },
  }),
}

/** Strip at the bottom of the window. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Sandbox' }).getBoundingClientRect().height).toBeLessThan(120)
    await expect(canvas.getByText('starting')).toBeVisible()
  },
}

export const GoodExample: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => <WalkPanel {...walkPanel} />,
}

export const BadExample: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => <WalkPanel {...walkPanel} machine={{ ...walkPanel.machine, name: '', status: '3', facts: [] }} />,
}

export const States: Story = states(
  (args) =>
    walkPanelTones.map((tone) => ({
      label: tone,
      show: (
        <div style={{ position: 'relative', minBlockSize: '38rem' }}>
          <WalkPanel {...args} title={`Sandbox, ${tone}`} machine={{ ...args.machine, tone, status: tone }} />
        </div>
      ),
    })),
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title }, args) => (
  <div style={{ position: 'relative', minBlockSize: '12rem' }}>
    <WalkPanel
      {...args}
      title={`${title} ${id}`}
      machine={{ ...args.machine, name: title, status: word }}
      startOver={{ ...args.startOver, label: word }}
    />
  </div>
))

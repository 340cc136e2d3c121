import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { walkPanel } from './fixture.ts'
import { walkPanelTones } from './tones.ts'
import { guide } from './WalkPanel.guide.tsx'
import { WalkPanel } from './WalkPanel.tsx'

const meta = {
  id: 'docs-walkpanel',
  title: 'Docs/WalkPanel',
  component: WalkPanel,
  tags: ['status:beta', 'a11y:open'],
  parameters: { guide },
  args: walkPanel,
  decorators: [(Story) => <div style={{ position: 'relative', minBlockSize: '38rem' }}>{Story()}</div>],
} satisfies Meta<typeof WalkPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Announces: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 6')
  },
}

/** The progress is announced, and the reader starts over by keyboard. */
export const Keyboard: Story = { tags: ['!autodocs'], args: { startOver: { label: 'Start over', onClick: fn() } }, play: keyboardOf(guide) }

/** A strip at the end of the window. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Sandbox' }).getBoundingClientRect().height).toBeLessThan(120)
    await expect(canvas.getByText('starting')).toBeVisible()
  },
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { guide } from './Tooltip.guide.tsx'
import { Tooltip } from './Tooltip.tsx'
import { tooltipSides } from './variants.ts'

const meta = {
  id: 'elements-tooltip',
  title: 'Elements/Tooltip',
  component: Tooltip,
  tags: ['status:beta', 'a11y:open'],
  parameters: { guide },
  args: { text: 'Charged once a day', children: <Button variant="outline">Daily price</Button> },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

/** The pointer opens it, in the theme and with the accent of its button. */
export const Pointer: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div data-theme="dark" ref={(nested) => nested?.style.setProperty('--onenode-accent-dark', '#6fe3a5')}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    const tooltip = await screen.findByRole('tooltip')
    await expect(tooltip).toHaveTextContent('Charged once a day')
    await expect(getComputedStyle(tooltip).colorScheme).toBe('dark')
    await expect(getComputedStyle(tooltip).getPropertyValue('--onenode-color-accent')).toBe('#6fe3a5')
    await userEvent.unhover(canvas.getByRole('button'))
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
}

/** In a narrow window it is as wide as the room beside its button. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { side: 'right', defaultOpen: true, text: 'Charged once a day, at the hour of the launch' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyContent: 'center', paddingBlock: '4rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const tooltip = (await screen.findByRole('tooltip')).parentElement!
    await waitFor(() => expect(tooltip.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
    await expect(tooltip.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
    await expect(tooltip.getBoundingClientRect().width).toBeGreaterThan(60)
  },
}

export const States: Story = states(
  (args) => [
    { label: 'closed', show: <Tooltip {...args} /> },
    ...tooltipSides.map((side) => ({
      label: side,
      show: (
        <div style={{ display: 'grid', justifyItems: 'center', inlineSize: 'min(100%, 28rem)', paddingBlock: '4rem' }}>
          <Tooltip {...args} side={side} defaultOpen />
        </div>
      ),
    })),
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, text }) => (
  <Tooltip text={text}>
    <Button>{word}</Button>
  </Tooltip>
))

/** In an open dialog it is above it: the layout check asks what lies on each. */
export const InADialog: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true },
  render: (args) => (
    <Dialog title="Terminate vm-lagos-1?" closeLabel="Close" defaultOpen>
      <div style={{ paddingBlock: '4rem' }}>
        <Tooltip {...args} />
      </div>
    </Dialog>
  ),
  play: async () => {
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Charged once a day')
  },
}

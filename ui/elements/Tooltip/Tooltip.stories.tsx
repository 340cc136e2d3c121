import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { ReactNode } from 'react'
import { testKeys } from '../../fixtures/keyboard.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog, DialogContent } from '../Dialog/Dialog.tsx'
import { Tooltip } from './Tooltip.tsx'
import { tooltipSides } from './variants.ts'

/** An open tooltip in the middle of its window. */
const Open = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', placeContent: 'center', minBlockSize: '17rem' }}>{children}</div>
)

const meta = {
  id: 'elements-tooltip',
  title: 'Elements/Tooltip',
  component: Tooltip,
  tags: ['status:beta', 'a11y:open', 'purpose:act'],
  args: { text: 'Charged once a day', children: <Button variant="outline">Daily price</Button> },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('button')).toHaveFocus()
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Charged once a day')
      await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Charged once a day')
    },
    Escape: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await screen.findByRole('tooltip')
      await userEvent.keyboard('{Escape}')
      await expect(screen.queryByRole('tooltip')).toBeNull()
      await expect(canvas.getByRole('button')).toHaveFocus()
    },
  }),
}

/** Hovering opens the tooltip with its button's theme and accent. */
export const Pointer: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div
        data-theme="dark"
        style={{ padding: 8, background: 'var(--onenode-color-canvas)' }}
        ref={(nested) => nested?.style.setProperty('--onenode-accent-dark', '#6fe3a5')}
      >
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

/** In a narrow window the tooltip is as wide as the space beside its button. */
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

/** Example for the component's page, which shows it in its own frame. */
export const GoodExample: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Open>
      <Tooltip text="Charged once a day, 17:55 UTC" side="bottom" defaultOpen>
        <Button variant="outline">Daily price</Button>
      </Tooltip>
    </Open>
  ),
}

/** Example for the component's page, which shows it in its own frame. */
export const BadExample: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Open>
      <Tooltip text="Deletes all data" side="bottom" defaultOpen>
        <Button>Terminate</Button>
      </Tooltip>
    </Open>
  ),
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

/** The tooltip of a button in a dialog is above the dialog. The layout check fails if anything covers the tooltip. */
export const InADialog: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent title="Terminate vm-lagos-1?" closeLabel="Close">
        <div style={{ paddingBlock: '4rem' }}>
          <Tooltip {...args} />
        </div>
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Charged once a day')
  },
}

/** If neither side of a wide button has room, the tooltip is above it. */
export const WithoutRoomBeside: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { side: 'right', defaultOpen: true },
  render: ({ children: _children, ...args }) => (
    <div style={{ display: 'grid', paddingBlock: '6rem' }}>
      <Tooltip {...args}>
        <Button>Daily price</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    const tooltip = (await screen.findByRole('tooltip')).parentElement!
    const button = canvas.getByRole('button')
    await waitFor(() => expect(tooltip.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top))
    const { left, right, width } = tooltip.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
    await expect(width).toBeGreaterThan(100)
  },
}

/** On a page that the app enlarges with `zoom`, the tooltip is as large as the page's text, and centered below its button. */
export const OnAZoomedPage: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true, side: 'bottom' },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'center', paddingBlock: '6rem' }}>
      <Tooltip {...args} />
    </div>
  ),
  beforeEach: () => {
    document.body.style.zoom = '1.25'
    return () => document.body.style.removeProperty('zoom')
  },
  play: async ({ canvas }) => {
    const tooltip = (await screen.findByRole('tooltip')).parentElement!
    const button = canvas.getByRole('button')
    const getMiddle = ({ left, right }: DOMRect) => (left + right) / 2
    await waitFor(() =>
      expect(Math.abs(getMiddle(tooltip.getBoundingClientRect()) - getMiddle(button.getBoundingClientRect()))).toBeLessThan(2),
    )
    const gap = tooltip.getBoundingClientRect().top - button.getBoundingClientRect().bottom
    await expect(gap).toBeGreaterThan(0)
    await expect(gap).toBeLessThan(12)
    await expect(screen.getByRole('tooltip').currentCSSZoom).toBe(1.25)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { guide } from './Dialog.guide.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

const meta = {
  id: 'elements-dialog',
  title: 'Elements/Dialog',
  component: Dialog,
  tags: ['status:beta', 'a11y:open'],
  parameters: { guide },
  args: {
    title: 'Terminate vm-lagos-1?',
    closeLabel: 'Close',
    trigger: <Button>Terminate</Button>,
    children: <Text>Its data is deleted. The day is charged.</Text>,
    actions: <Button variant="danger">Terminate it</Button>,
    cancelLabel: 'Keep it',
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

/** The app keeps the state and gets each request to open or close. */
export const Controlled: Story = {
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

/** Cancel closes it without a change and does not look like the next step. */
export const Cancels: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    const [destructive, cancel] = ['Terminate it', 'Keep it'].map((name) => within(dialog).getByRole('button', { name }))
    await expect(getComputedStyle(destructive!).backgroundColor).not.toBe(getComputedStyle(cancel!).backgroundColor)
    await userEvent.click(cancel!)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Outside: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    // Radix turns pointer events of the body off and listens to the document.
    await userEvent.click(dialog.previousElementSibling!, { pointerEventsCheck: 0 })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Without an action the way out is there all the same. */
export const CancelAlone: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true, actions: null },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** The app opens it: it has no button, and takes no room in its place. */
export const WithoutTrigger: Story = {
  tags: ['!autodocs'],
  args: { open: true },
  render: ({ trigger: _trigger, ...args }) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Dialog {...args} />
      <Text>Below.</Text>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    const grid = canvas.getByText('Below.').parentElement!
    await expect(grid.offsetHeight).toBe(canvas.getByText('Below.').offsetHeight)
    await expect(canvasElement.contains(screen.getByRole('dialog'))).toBe(false)
  },
}

/** At the end of the page it has the theme, the accent and the direction of its place. */
export const InANestedTheme: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true },
  decorators: [
    (Story) => (
      <div data-theme="dark" dir="rtl" ref={(nested) => nested?.style.setProperty('--onenode-radius', '0')}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog')
    const { colorScheme, direction, borderRadius } = getComputedStyle(dialog)
    await expect({ colorScheme, direction, borderRadius }).toEqual({ colorScheme: 'dark', direction: 'rtl', borderRadius: '0px' })
    await expect(canvasElement.contains(dialog)).toBe(false)
  },
}

/** Not on the documentation page, because an open dialog takes the focus. */
export const States: Story = {
  tags: ['!autodocs'],
  ...states<DialogProps>((args) => [
    {
      label: 'open',
      show: (
        <div style={{ minBlockSize: '24rem' }}>
          <Dialog {...args} defaultOpen />
        </div>
      ),
    },
  ]),
}

export const Stress: Story = stress(({ word, title, text }) => (
  <Dialog title={title} closeLabel={word} trigger={<Button>{word}</Button>}>
    <Text>{text}</Text>
  </Dialog>
))

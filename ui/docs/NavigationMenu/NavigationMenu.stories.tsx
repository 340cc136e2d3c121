import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { stay } from '../DocHeading/stay.fixture.ts'
import { sidebar } from '../Sidebar/fixture.ts'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { NavigationMenu } from './NavigationMenu.tsx'

const meta = {
  title: 'Docs/NavigationMenu',
  component: NavigationMenu,
  beforeEach: stay,
  args: { label: 'Menu', closeLabel: 'Close', children: <Sidebar {...sidebar} /> },
  argTypes: { children: { control: false } },
  globals: { viewport: { value: 'narrow', isRotated: false } },
} satisfies Meta<typeof NavigationMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const menu = await canvas.findByRole('dialog', { name: 'Menu' })
    await expect(within(menu).getByRole('link', { current: 'page' })).toBeVisible()
    await expect(menu.contains(document.activeElement)).toBe(true)
  },
}

/** A link closes it, and so do its button and what the browser does on Escape; the focus returns to the button. */
export const Closes: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' })
    const open = async () => {
      await userEvent.click(button)
      return canvas.findByRole<HTMLDialogElement>('dialog')
    }
    const closed = async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(button).toHaveFocus()
    }
    await userEvent.click(within(await open()).getByRole('link', { name: 'Offers' }))
    await closed()
    await userEvent.click(within(await open()).getByRole('button', { name: 'Close' }))
    await closed()
    ;(await open()).requestClose()
    await closed()
  },
}

export const LongCopy: Story = { args: { label: 'Dokumentationsverzeichnis', closeLabel: 'Wieder schließen' } }

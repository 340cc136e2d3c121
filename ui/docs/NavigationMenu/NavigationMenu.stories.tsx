import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stressOpen } from '../../elements/MenuDialog/stressOpen.fixture.tsx'
import { stay } from '../DocHeading/stay.fixture.ts'
import { sidebar } from '../Sidebar/fixture.ts'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { NavigationMenu } from './NavigationMenu.tsx'

const meta = {
  id: 'docs-navigationmenu',
  title: 'Docs/NavigationMenu',
  component: NavigationMenu,
  tags: ['status:stable', 'a11y:open', 'purpose:lead'],
  beforeEach: stay,
  args: { label: 'Menu', closeLabel: 'Close', children: <Sidebar {...sidebar} /> },
  globals: { viewport: { value: 'narrow', isRotated: false } },
} satisfies Meta<typeof NavigationMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Opens: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const menu = await canvas.findByRole('dialog', { name: 'Menu' })
    await expect(within(menu).getByText('Menu')).toBeVisible()
    await expect(within(menu).getByRole('link', { current: 'page' })).toBeVisible()
    await expect(menu.contains(document.activeElement)).toBe(true)
    // The menu is at the start of the window and fits into it.
    await expect(menu.getBoundingClientRect().left).toBe(0)
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      const dialog = await canvas.findByRole('dialog', { name: 'Menu' })
      await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
      await userEvent.tab()
      await expect(within(dialog).getByRole('button', { name: 'Virtual machines' })).toHaveFocus()
      await userEvent.tab()
      await expect(within(dialog).getAllByRole('link')[0]).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    },
    'Enter, Space': async ({ canvas, userEvent }) => {
      for (const key of ['{Enter}', ' ']) {
        canvas.getByRole('button', { name: 'Menu' }).focus()
        await userEvent.keyboard(key)
        const dialog = await canvas.findByRole('dialog', { name: 'Menu' })
        await expect(dialog.contains(document.activeElement)).toBe(true)
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      }
    },
    Escape: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await canvas.findByRole('dialog', { name: 'Menu' })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus())
    },
  }),
}

/** A link closes the menu. The close button also closes it, and returns the focus to the menu's button. */
export const Closes: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' })
    const open = async () => {
      await userEvent.click(button)
      return within(await canvas.findByRole('dialog'))
    }
    const closed = () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click((await open()).getByRole('link', { name: 'Offers' }))
    await closed()
    await expect(button).not.toHaveFocus()
    await userEvent.click((await open()).getByRole('button', { name: 'Close' }))
    await closed()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const GoodExample: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <NavigationMenu label="All pages" closeLabel="Close">
      <Sidebar {...sidebar} label="Documentation, do" />
    </NavigationMenu>
  ),
  play: ({ canvas }) => canvas.getByRole('button').click(),
}

export const BadExample: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <NavigationMenu label="More" closeLabel="Cancel">
      <Sidebar
        label="Documentation, don’t"
        groups={[{ title: 'Containers', items: [{ label: 'Overview', href: '/docs/containers' }], open: true }]}
      />
    </NavigationMenu>
  ),
  play: ({ canvas }) => canvas.getByRole('button').click(),
}

/** Button only. `Default` shows the open menu, which covers the page. */
export const States: Story = states((args) => inLooks('button', () => <NavigationMenu {...args} />))

export const Stress: Story = stressOpen(({ id, word, title, text }) => (
  <NavigationMenu label={word} closeLabel={word}>
    <Sidebar
      label={title}
      current={`/${id}`}
      groups={[
        {
          title,
          items: [
            { label: text, href: `/${id}` },
            { label: word, href: `/${id}/word` },
          ],
        },
      ]}
    />
  </NavigationMenu>
))

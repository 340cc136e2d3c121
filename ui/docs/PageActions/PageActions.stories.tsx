import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { spyOnPromisedClipboard } from '../../elements/CopyButton/clipboard.fixture.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { pageActions } from './fixture.ts'
import { PageActions } from './PageActions.tsx'

const meta = {
  id: 'docs-pageactions',
  title: 'Docs/PageActions',
  component: PageActions,
  tags: ['status:beta', 'a11y:open', 'purpose:act'],
  args: pageActions,
} satisfies Meta<typeof PageActions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, canvasElement, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Copy page' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvasElement.querySelector('summary')).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: /View as Markdown/ })).toHaveFocus()
    },
    'Enter, Space': async ({ canvas, canvasElement, userEvent }) => {
      const write = spyOnPromisedClipboard()
      canvas.getByRole('button', { name: 'Copy page' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
      await expect(write).toHaveBeenCalledTimes(1)
      canvasElement.querySelector('summary')!.focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvasElement.querySelector('details')!.open).toBe(true)
      await userEvent.keyboard(' ')
      await expect(canvasElement.querySelector('details')!.open).toBe(false)
    },
    Escape: async ({ canvas, canvasElement, userEvent }) => {
      const summary = canvasElement.querySelector('summary')!
      summary.focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard('{Escape}')
      await expect(canvasElement.querySelector('details')!.open).toBe(false)
      await expect(summary).toHaveFocus()
      // A closed menu does not handle Escape.
      const copy = canvas.getByRole('button', { name: 'Copy page' })
      copy.focus()
      await userEvent.keyboard('{Escape}')
      await expect(copy).toHaveFocus()
    },
  }),
}

const places = (['ltr', 'rtl'] as const).flatMap((dir) =>
  (['flex-start', 'center', 'flex-end'] as const).map((justifyContent) => ({ dir, justifyContent })),
)

/** A press elsewhere closes the menu. */
export const Open: Story = {
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 200 }}>
      <PageActions {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const menu = canvasElement.querySelector('details')!
    const opener = menu.querySelector('summary')!
    await userEvent.click(opener)
    await expect(canvas.getByRole('link', { name: /View as Markdown/ })).toBeVisible()
    await userEvent.pointer({ target: canvas.getByText('Plain text of this page'), keys: '[TouchA>]' })
    await expect(menu.open).toBe(true)
    // The menu closes on the press, because a touch that starts a scroll is not followed by a click.
    opener.blur()
    canvasElement.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await expect(menu.open).toBe(false)
    await expect(opener).not.toHaveFocus()
    await userEvent.click(opener)
  },
}

/** In a narrow window the menu fits below its button, wherever the buttons are, even at double text size. */
export const OpenAnywhere: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: (args) => (
    <>
      {places.map(({ dir, justifyContent }) => (
        <div key={`${dir} ${justifyContent}`} dir={dir} style={{ display: 'flex', justifyContent }}>
          <PageActions {...args} />
        </div>
      ))}
      <PageActions {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { style } = document.documentElement
    for (const size of ['100%', '200%']) {
      style.fontSize = size
      for (const menu of canvasElement.querySelectorAll('details')) {
        menu.open = true
        const [list, opener] = [menu.querySelector('ul')!, menu.querySelector('summary')!].map((each) => each.getBoundingClientRect())
        await expect(list!.left).toBeGreaterThanOrEqual(0)
        await expect(list!.right).toBeLessThanOrEqual(innerWidth)
        await expect(list!.top).toBeGreaterThanOrEqual(opener!.bottom)
        await expect(Math.min(list!.right, opener!.right) - Math.max(list!.left, opener!.left)).toBeGreaterThan(opener!.width / 2)
        menu.open = false
      }
    }
    style.removeProperty('font-size')
    canvasElement.querySelector('details')!.open = true
  },
}

export const States: Story = states((args) => inLooks('closed', () => <PageActions {...args} />))

export const Stress: Story = stress(({ word, title, text }, args) => (
  <PageActions
    {...args}
    texts={{ label: word, copied: word, failed: text }}
    menuLabel={title}
    actions={[{ href: '/x.md', label: title, hint: text, icon: 'file' }]}
  />
))

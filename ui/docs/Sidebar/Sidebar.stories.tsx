import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { stay, followed } from '../DocHeading/stay.fixture.ts'
import { sidebar } from './fixture.ts'
import { Sidebar } from './Sidebar.tsx'

const column = { inlineSize: 248, maxInlineSize: '100%' }

const meta = {
  id: 'docs-sidebar',
  title: 'Docs/Sidebar',
  component: Sidebar,
  tags: ['status:stable', 'a11y:open', 'purpose:lead'],
  parameters: { ownWindow: true },
  args: sidebar,
  beforeEach: stay,
  render: (args) => (
    <div style={column}>
      <Sidebar {...args} />
    </div>
  ),
} satisfies Meta<typeof Sidebar>

export default meta
type Story = StoryObj<typeof meta>

const openTitles = (root: HTMLElement) => [...root.querySelectorAll('button[data-state="open"]')].map((trigger) => trigger.textContent)

export const Default: Story = {}

export const OpensCurrentGroups: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Order')
    await expect(openTitles(canvasElement)).toEqual(['Virtual machines', 'Machine API', 'Containers'])
    await expect(canvas.getByRole('link', { name: 'DELETE Cancel an order' })).toHaveAttribute('href', '#cancel')
    const sections = ['order', 'images', 'cancel'].map((id) => Object.assign(document.createElement('h2'), { id }))
    canvasElement.append(...sections)
    const asked = canvas.getByRole('link', { name: 'GET List images' })
    await expect(asked).not.toHaveAttribute('aria-current')
    await userEvent.click(asked)
    await waitFor(() => expect(asked).toHaveAttribute('aria-current', 'location'))
    for (const section of sections) section.remove()
  },
}

/** The title of a group with its own page is a link. The button beside it opens and closes the group. */
export const OwnPages: Story = {
  args: {
    current: '/docs/vm',
    groups: [
      { title: 'Documentation', href: '/docs', items: [] },
      { title: 'Virtual machines', href: '/docs/vm', items: [{ label: 'Balance', href: '/docs/balance' }] },
      { title: 'Containers', href: '/docs/containers', items: [{ label: 'Logs', href: '/docs/logs' }] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Virtual machines')
    const button = canvas.getByRole('button', { name: 'Containers' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(canvas.getByRole('link', { name: 'Logs' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      const trigger = (name: string) => canvas.getByRole('button', { name })
      await userEvent.tab()
      await expect(trigger('Virtual machines')).toHaveFocus()
      for (const name of ['Overview', 'Registration', 'Balance', 'Deploy', 'Manage']) {
        await userEvent.tab()
        await expect(document.activeElement).toHaveAccessibleName(name)
      }
      await userEvent.tab()
      await expect(trigger('Machine API')).toHaveFocus()
      trigger('Container API').focus()
      await userEvent.tab()
      await expect(trigger('Command line')).toHaveFocus()
    },
    'Enter, Space': async ({ canvas, userEvent }) => {
      canvas.getByRole('button', { name: 'Command line' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByText('Install')).toBeVisible())
      await userEvent.keyboard(' ')
      await waitFor(() => expect(canvas.getByText('Install')).not.toBeVisible())
    },
    Enter: async ({ canvas, userEvent }) => {
      canvas.getByRole('link', { name: 'Offers' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(followed).toHaveBeenCalledWith('/docs/api/offers')
    },
  }),
}

/** Remembers for the rest of the visit which groups are open. */
export const Kept: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Command line'))
    await userEvent.click(canvas.getByText('Virtual machines'))
    await waitFor(() => expect(openTitles(canvasElement)).toEqual(['Machine API', 'Containers', 'Command line']))
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem('docs-groups')!)).toMatchObject({ 'Command line': true, 'Virtual machines': false }),
    )
  },
}

/** Find in page opens the group of a match. */
export const Found: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const closed = canvas.getByText('Install').closest('[data-state="closed"]')!
    await expect(closed).toHaveAttribute('hidden', 'until-found')
    closed.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await waitFor(() => expect(openTitles(canvasElement)).toContain('Command line'))
    await expect(canvas.getByRole('link', { name: 'Install' })).toBeVisible()
  },
}

/** On a later page of the visit, the sidebar restores the saved groups and ignores malformed values. */
export const Restored: Story = {
  tags: ['!autodocs'],
  beforeEach: () =>
    sessionStorage.setItem(
      'docs-groups',
      JSON.stringify({ 'Machine API': false, 'Container API': true, Containers: false, 'Command line': 'open' }),
    ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(openTitles(canvasElement)).toEqual(['Virtual machines', 'Machine API', 'Container API']))
  },
}

/** Navigating to a page opens its group. */
export const Navigating: Story = {
  tags: ['!autodocs'],
  render: function Moving(args) {
    const [current, setCurrent] = useState(args.current)
    return (
      <>
        <button type="button" onClick={() => setCurrent('/docs/cli/install')}>
          Go on
        </button>
        <Sidebar {...args} current={current} />
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await waitFor(() => expect(openTitles(canvasElement)).toContain('Command line'))
    await expect(openTitles(canvasElement)).toContain('Machine API')
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Install')
  },
}

export const States: Story = states((args) => [
  ...inLooks(
    'the current page, an open and a closed group',
    (look) => (
      <div style={column}>
        <Sidebar {...args} label={`Documentation, ${look}`} groups={args.groups.slice(1, 4)} />
      </div>
    ),
    ['rest', 'hover', 'focus'],
  ),
  {
    label: 'no current page',
    show: (
      <div style={column}>
        <Sidebar label="Documentation, elsewhere" groups={args.groups.slice(2)} />
      </div>
    ),
  },
])

/** This story has a margin, because the marker extends into it. */
export const Stress: Story = stress(({ id, word, title, text }) => (
  <div style={{ paddingInline: 16 }}>
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
        { title: `${word} ${id}`, items: [{ label: title, href: `/${id}/title` }], open: true },
      ]}
      links={[
        { label: word, href: 'https://console.meridian.example' },
        { label: title, href: 'mailto:support@meridian.example' },
      ]}
    />
  </div>
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  args: {
    links: [
      { label: 'Console', href: 'https://console.meridian.example' },
      { label: 'Support', href: 'mailto:support@meridian.example' },
    ],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Support' })).toBeVisible()
  },
}

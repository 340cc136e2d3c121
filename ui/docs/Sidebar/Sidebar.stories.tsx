import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sidebar } from './fixture.ts'
import { forgetGroups } from './openGroups.ts'
import { Sidebar } from './Sidebar.tsx'

const meta = {
  title: 'Docs/Sidebar',
  component: Sidebar,
  args: sidebar,
  beforeEach: () => {
    forgetGroups()
    return forgetGroups
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 248 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>

export default meta
type Story = StoryObj<typeof meta>

const openTitles = (root: HTMLElement) => [...root.querySelectorAll('details[open] > summary')].map((summary) => summary.textContent)

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Order')
    await expect(openTitles(canvasElement)).toEqual(['Virtual machines', 'Machine API', 'Containers'])
  },
}

/** What the reader opens and closes is kept for the visit. */
export const Kept: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Command line'))
    await userEvent.click(canvas.getByText('Virtual machines'))
    await waitFor(() => expect(openTitles(canvasElement)).toEqual(['Machine API', 'Containers', 'Command line']))
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem('docs-groups')!)).toMatchObject({ 'Command line': true, 'Virtual machines': false }),
    )
  },
}

/** A visit that goes on finds its groups as they were left. */
export const Restored: Story = {
  beforeEach: () => sessionStorage.setItem('docs-groups', JSON.stringify({ 'Machine API': false, 'Container API': true, Containers: false })),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(openTitles(canvasElement)).toEqual(['Virtual machines', 'Machine API', 'Container API']))
  },
}

/** A page in a closed group opens it. */
export const Navigating: Story = {
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

export const LongCopy: Story = {
  args: {
    groups: [
      {
        title: 'Rechenzentrumskapazitätsbereitstellung und Verwaltung',
        items: [
          { label: 'Übersicht über alle virtuellen Maschinen und ihre Netzwerkkarten', href: '/a' },
          { label: 'Rechenzentrumskapazitätsbereitstellungsantrag', href: '/b' },
        ],
      },
    ],
    current: '/a',
  },
}

export const Narrow: Story = {
  args: { links: [{ label: 'Console', href: 'https://console.meridian.example' }, { label: 'Support', href: 'mailto:support@meridian.example' }] },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Support' })).toBeVisible()
  },
}

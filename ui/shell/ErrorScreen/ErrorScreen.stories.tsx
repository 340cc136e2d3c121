import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Header } from '../Header/Header.tsx'
import { header } from '../Header/fixture.ts'
import { Page } from '../Page/Page.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

const meta = {
  title: 'Shell/ErrorScreen',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'This page failed',
    status: 500,
    message: 'The list of networks could not be read.',
    action: { href: '/', label: 'Return to start' },
  },
  decorators: [
    (Story) => (
      <Page skipLabel="Skip to content" header={<Header {...header} />}>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof ErrorScreen>

export default meta
type Story = StoryObj<typeof meta>

const stack = [
  'TypeError: Cannot read properties of undefined (reading "networks")',
  ...Array.from({ length: 24 }, (_, at) => `    at render${at} (https://meridian.example/assets/a-rather-long-name-of-a-chunk-${at}.js:1:${at}042)`),
].join('\n')

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page failed' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('500 The list of networks could not be read.')
    await expect(canvas.queryByRole('region', { name: 'Stack' })).toBeNull()
  },
}

export const WithoutStatus: Story = { args: { status: undefined } }

/** A keyboard reaches the stack and can scroll it. */
export const WithStack: Story = {
  args: { stack },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Stack' })
    for (let stop = 0; stop < 14 && document.activeElement !== region; stop++) await userEvent.tab()
    await expect(region).toHaveFocus()
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight)
  },
}

export const Narrow: Story = { args: { stack }, globals: { viewport: { value: 'narrow', isRotated: false } } }

export const LongCopy: Story = {
  args: {
    title: 'Unerwarteter Anwendungsfehler auf der Kapazitätsübersichtsseite',
    message: 'https://meridian.example/assets/a-rather-long-name-of-a-chunk-of-the-site-that-could-not-be-loaded-0123456789abcdef.js answered nothing within eight seconds',
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

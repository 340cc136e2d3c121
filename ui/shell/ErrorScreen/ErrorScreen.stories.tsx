import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inRightToLeft } from '../../fixtures/right-to-left.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Header } from '../Header/Header.tsx'
import { header } from '../Header/fixture.ts'
import { Page } from '../Page/Page.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

const meta = {
  id: 'shell-errorscreen',
  title: 'Shell/ErrorScreen',
  component: ErrorScreen,
  tags: ['status:stable', 'a11y:open', 'purpose:lead', 'tile:whole'],
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
  ...Array.from(
    { length: 24 },
    (_, at) => `    at render${at} (https://meridian.example/assets/a-rather-long-name-of-a-chunk-${at}.js:1:${at}042)`,
  ),
].join('\n')

export const Default: Story = { args: { reload: 'Load it again' } }

export const ReadAsAlert: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page failed' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('500 The list of networks could not be read.')
    await expect(canvas.queryByRole('group', { name: 'Stack' })).toBeNull()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { stack },
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      canvas.getByRole('main').focus()
      await userEvent.tab()
      await expect(canvas.getByRole('group', { name: 'Stack' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Return to start' })).toHaveFocus()
    },
    'Arrow down': async ({ canvas, userEvent }) => {
      const stack = canvas.getByRole('group', { name: 'Stack' })
      stack.focus()
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(stack.scrollTop).toBeGreaterThan(0))
    },
  }),
}

export const WithoutStatus: Story = { args: { status: undefined } }

/** A long stack scrolls in its own box. */
export const WithStack: Story = {
  args: { stack },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('group', { name: 'Stack' })
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight)
  },
}

/** In right-to-left text, a stack trace still starts at its left edge, and its long lines scroll. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  args: { stack },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('group', { name: 'Stack' })
    await inRightToLeft(async () => {
      region.scrollTo({ left: 0, behavior: 'instant' })
      const line = document.createRange()
      line.selectNodeContents(region)
      await expect(line.getBoundingClientRect().left).toBeGreaterThanOrEqual(region.getBoundingClientRect().left)
      await expect(getComputedStyle(region).direction).toBe('ltr')
    })
  },
}

export const States: Story = states(
  (args) => [
    { label: 'with a status', show: <ErrorScreen {...args} /> },
    { label: 'without a status', show: <ErrorScreen {...args} status={undefined} title="This part failed" /> },
    { label: 'with a stack', show: <ErrorScreen {...args} stack={stack} title="This page failed for a developer" /> },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, title, text }) => (
  <ErrorScreen
    title={title}
    status={word}
    message={text}
    stack={`${text}\n${title}`}
    stackLabel={`Stack: ${title}`}
    action={{ href: '/', label: word }}
  />
))

export const Narrow: Story = { tags: ['!autodocs'], args: { stack }, globals: { viewport: { value: 'narrow', isRotated: false } } }

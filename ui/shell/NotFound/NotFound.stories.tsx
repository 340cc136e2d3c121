import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { footer } from '../Footer/fixture.ts'
import { Header } from '../Header/Header.tsx'
import { header } from '../Header/fixture.ts'
import { Page } from '../Page/Page.tsx'
import { NotFound } from './NotFound.tsx'

const meta = {
  id: 'shell-notfound',
  title: 'Shell/NotFound',
  component: NotFound,
  tags: ['status:stable', 'a11y:open', 'purpose:lead', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: { code: '404', title: 'There is no such page', action: { href: '/', label: 'Return to start' } },
  decorators: [
    (Story) => (
      <Page skipLabel="Skip to content" header={<Header {...header} />} footer={<Footer {...footer} />}>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LeadsHome: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'There is no such page' })
    await expect(canvas.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible()
    await expect(canvas.getByText('404')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Return to start' })).toHaveAttribute('href', '/')
    await expect(region.getBoundingClientRect().height).toBeCloseTo(canvas.getByRole('main').getBoundingClientRect().height, 0)
  },
}

const suggested = {
  text: 'The address is mistyped, or the page has moved.',
  secondAction: { href: '/guide/all', label: 'All guides' },
  suggestions: {
    title: 'Perhaps you want',
    links: [
      { href: '/guide', label: 'Guide' },
      { href: '/guide/api', label: 'API reference' },
      { href: '/#plan', label: 'Plan' },
    ],
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: suggested,
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      canvas.getByRole('main').focus()
      for (const name of ['Return to start', 'All guides', 'Guide', 'API reference', 'Plan']) {
        await userEvent.tab()
        await expect(document.activeElement).toHaveAccessibleName(name)
      }
    },
  }),
}

export const WithSuggestions: Story = {
  args: suggested,
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list', { name: 'Perhaps you want' })).getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'All guides' })).toHaveAttribute('href', '/guide/all')
  },
}

export const States: Story = states(
  (args) => [
    { label: 'the way on alone', show: <NotFound {...args} /> },
    { label: 'with a sentence and suggestions', show: <NotFound {...args} {...suggested} title="There is no such guide" /> },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, title, text }, args) => (
  <NotFound
    {...args}
    title={title}
    text={text}
    action={{ href: '/', label: word }}
    secondAction={{ href: '/third', label: word }}
    suggestions={{
      title,
      links: [
        { href: '/first', label: title },
        { href: '/second', label: word },
      ],
    }}
  />
))

export const Narrow: Story = { tags: ['!autodocs'], args: suggested, globals: { viewport: { value: 'narrow', isRotated: false } } }

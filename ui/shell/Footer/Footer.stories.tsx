import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { footer } from './fixture.ts'
import { Footer, type FooterProps } from './Footer.tsx'

const meta = {
  id: 'shell-footer',
  title: 'Shell/Footer',
  component: Footer,
  tags: ['status:stable', 'a11y:open', 'purpose:lead', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: footer,
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Landmarks: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const product = canvas.getByRole('navigation', { name: 'Product' })
    await expect(within(product).getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Status (opens in a new tab)' })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: 'info@meridian.example' })).not.toHaveAttribute('target')
    await expect(canvas.getByRole('link', { name: 'Meridian, home' })).toHaveAttribute('href', '/')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      for (const name of [/^About$/, /^Features$/, /^Guide$/, /^Status \(/, /^Community \(/, /^info@/, /^Meridian, home$/]) {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name })).toHaveFocus()
      }
    },
  }),
}

export const OneColumn: Story = { args: { columns: footer.columns.slice(0, 1), statement: undefined } }

/** Shows a footer in an article, so that it is not a landmark and a page can show several. Its lists get unique names. */
const apart = (name: string, args: FooterProps) => (
  <article aria-label={name}>
    <Footer {...args} columns={args.columns.map((column) => ({ ...column, title: `${column.title}, ${name}` }))} />
  </article>
)

export const States: Story = states(
  (args) => [
    ...inLooks('three lists', (look) => apart(look, args), ['rest', 'hover', 'focus']),
    { label: 'no logo', show: apart('short', { ...args, logo: undefined }) },
    { label: 'one list, no sentence', show: apart('alone', { ...args, columns: args.columns.slice(0, 1), statement: undefined }) },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }) =>
  apart(id, {
    logo: { name: word, href: '/', label: word },
    statement: text,
    columns: [
      {
        title: word,
        links: [
          { href: '/#first', label: title },
          { href: 'https://status.meridian.example', label: word },
        ],
      },
      { title: `${title} 2`, links: [{ href: 'mailto:info@meridian.example', label: `info@meridian.example` }] },
    ],
    copyright: text,
  }),
)

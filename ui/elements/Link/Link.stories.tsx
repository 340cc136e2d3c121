import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { looks, matrix } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { network } from '../../fixtures/sample-data.ts'
import { Anchor } from './Anchor.tsx'
import { Link, linkVariants } from './Link.tsx'
import { LinkProvider, type InternalLinkProps } from './LinkProvider.tsx'

const routed = fn()

/** An app's link component that reports the address and stays on the page. */
function Routed({ href, onClick, children, ...props }: InternalLinkProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        routed(href)
        onClick?.(event)
      }}
    >
      {children}
    </a>
  )
}

const meta = {
  id: 'elements-link',
  title: 'Elements/Link',
  component: Link,
  subcomponents: { Anchor, LinkProvider },
  tags: ['status:stable', 'a11y:open', 'purpose:act'],
  args: { href: '/guide', children: 'Read the guide', onClick: fn() },
  argTypes: { variant: { control: 'select', options: linkVariants } },
  decorators: [
    (Story) => (
      <LinkProvider component={Routed}>
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** An internal link uses the app's link component. */
export const FollowsRouter: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    routed.mockClear()
    const link = canvas.getByRole('link', { name: 'Read the guide' })
    await expect(link).not.toHaveAttribute('target')
    await userEvent.click(link)
    await expect(routed).toHaveBeenCalledWith('/guide')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Read the guide' })).toHaveFocus()
    },
    Enter: async ({ args, userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onClick).toHaveBeenCalledOnce()
    },
  }),
}

/** An external link opens a new tab and says so. */
export const External: Story = {
  args: { href: network.console, children: 'Console' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Console (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
}

/** The browser itself opens an email address, without the app's link component. */
export const Mail: Story = {
  args: {
    href: `mailto:${network.info}`,
    children: network.info,
    onClick: fn((event) => event.preventDefault()),
  },
  play: async ({ canvas }) => {
    routed.mockClear()
    const link = canvas.getByRole('link', { name: network.info })
    await expect(link).not.toHaveAttribute('target')
    await userEvent.click(link)
    await expect(routed).not.toHaveBeenCalled()
  },
}

export const Quiet: Story = { args: { variant: 'quiet' } }

export const Current: Story = {
  args: { variant: 'quiet', current: 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible()
  },
}

export const InText: Story = {
  render: (args) => (
    <p style={{ maxInlineSize: '34rem' }}>
      Keys are made in the <Link href={network.console}>console</Link>; the <Link {...args} /> says what each may do.
    </p>
  ),
}

export const States: Story = matrix([...looks, 'current', 'in a new tab'], (args) =>
  linkVariants.map((variant) => ({
    label: variant,
    show: (column) => (
      <Link
        {...args}
        variant={variant}
        {...(column === 'current' && { current: 'page' })}
        {...(column === 'in a new tab' && { href: network.console })}
      />
    ),
  })),
)

export const Stress: Story = stress(({ word, title, text }, args) => (
  <>
    <p>
      {text} <Link {...args}>{title}</Link> {text}
    </p>
    <Link {...args} variant="quiet" href={network.status}>
      {word}
    </Link>
  </>
))

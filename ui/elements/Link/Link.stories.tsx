import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link, linkVariants } from './Link.tsx'
import { LinkProvider, type InternalLinkProps } from './LinkProvider.tsx'

const routed = fn()

/** Stands for the app's router: it follows the link without leaving the page. */
function Routed({ href, onClick, children, ...props }: InternalLinkProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        routed(href)
        onClick?.()
      }}
    >
      {children}
    </a>
  )
}

const meta = {
  title: 'Elements/Link',
  component: Link,
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

/** A link inside the site goes through the app's own link. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    routed.mockClear()
    const link = canvas.getByRole('link', { name: 'Read the guide' })
    await expect(link).not.toHaveAttribute('target')
    await userEvent.click(link)
    await expect(routed).toHaveBeenCalledWith('/guide')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** A link outside the site opens a new tab and says so. */
export const External: Story = {
  args: { href: 'https://console.meridian.example', children: 'Console' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Console (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
}

export const Mail: Story = {
  args: { href: 'mailto:info@meridian.example', children: 'info@meridian.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'info@meridian.example' })).not.toHaveAttribute('target')
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
      Keys are made in the <Link href="https://console.meridian.example">console</Link>; the <Link {...args} /> says what each may do.
    </p>
  ),
}

export const LongCopy: Story = {
  args: { href: 'https://meridian.example', children: 'Everything that there is to know about moving a workload from one network to another without stopping it' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
}

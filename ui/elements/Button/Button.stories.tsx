import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { looks, matrix } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { network } from '../../fixtures/sample-data.ts'
import { Button, ButtonLink } from './Button.tsx'
import { buttonSizes, buttonVariants } from './variants.ts'

const meta = {
  id: 'elements-button',
  title: 'Elements/Button',
  component: Button,
  subcomponents: { ButtonLink },
  tags: ['status:stable', 'a11y:open', 'purpose:act'],
  args: { children: 'Deploy', onClick: fn() },
  argTypes: { variant: { control: 'select', options: buttonVariants }, size: { control: 'select', options: buttonSizes } },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Presses: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deploy' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Deploy' })).toHaveFocus()
    },
    'Enter, Space': async ({ args, userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter} ')
      await expect(args.onClick).toHaveBeenCalledTimes(2)
    },
  }),
}

export const Outline: Story = { args: { variant: 'outline' } }
export const TextOnly: Story = { args: { variant: 'text' } }
export const Small: Story = { args: { size: 'small' } }
export const WithIcon: Story = { args: { icon: 'arrow-right', children: 'Next' } }

/** The button can be focused but not pressed, and the reason is announced. */
export const Unavailable: Story = {
  args: { disabledReason: 'Add a payment method first' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Deploy' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Add a payment method first')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** A link that looks like a button. */
export const AsLink: Story = {
  render: ({ children, variant, size, icon }) => (
    <ButtonLink href="#offers" variant={variant} size={size} icon={icon}>
      {children}
    </ButtonLink>
  ),
  args: { children: 'See the offers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the offers' })).toHaveAttribute('href', '#offers')
  },
}

/** A link to another site is marked and described like any other external link. */
export const AsExternalLink: Story = {
  render: ({ children, variant, size }) => (
    <ButtonLink href={network.console} variant={variant} size={size}>
      {children}
    </ButtonLink>
  ),
  args: { children: 'See the offers' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See the offers (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link.querySelector('svg')).toBeVisible()
  },
}

const rows = buttonVariants.flatMap((variant) => buttonSizes.map((size) => ({ label: `${variant}, ${size}`, face: { variant, size } })))

export const States: Story = matrix([...looks, 'unavailable', 'with an icon', 'as a link'], (args) =>
  rows.map(({ label, face }) => ({
    label,
    show: (column) => {
      if (column === 'as a link')
        return (
          <ButtonLink {...face} href="#nodes">
            {args.children}
          </ButtonLink>
        )
      return (
        <Button
          {...args}
          {...face}
          {...(column === 'unavailable' && { disabledReason: 'Not yet' })}
          {...(column === 'with an icon' && { icon: 'arrow-right' })}
        />
      )
    },
  })),
)

export const Stress: Story = stress((copy, args) => (
  <Button {...args} icon="arrow-right">
    {copy.word}
  </Button>
))

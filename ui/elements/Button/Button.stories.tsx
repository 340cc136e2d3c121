import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button, buttonSizes, buttonVariants } from './Button.tsx'

const meta = {
  title: 'Elements/Button',
  component: Button,
  args: { children: 'Send', onClick: fn() },
  argTypes: { variant: { control: 'select', options: buttonVariants }, size: { control: 'select', options: buttonSizes } },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
}

export const Outline: Story = { args: { variant: 'outline' } }
export const TextOnly: Story = { args: { variant: 'text' } }
export const Small: Story = { args: { size: 'small' } }
export const WithIcon: Story = { args: { icon: 'arrow-right', children: 'Next' } }

/** Nobody can press it, everybody can find it and learn why. */
export const Unavailable: Story = {
  args: { unavailable: 'Tick the box first' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Tick the box first')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const LongCopy: Story = { args: { children: 'Rechenzentrumskapazitätsbereitstellungsantrag jetzt vollständig absenden' } }

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {buttonVariants.flatMap((variant) =>
        buttonSizes.flatMap((size) => [
          <Button key={`${variant}${size}`} {...args} variant={variant} size={size}>{`${variant} ${size}`}</Button>,
          <Button key={`${variant}${size}off`} {...args} variant={variant} size={size} unavailable="Not yet">{`${variant} ${size} unavailable`}</Button>,
        ]),
      )}
    </div>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CheckboxField } from './CheckboxField.tsx'

const meta = {
  title: 'Form/CheckboxField',
  component: CheckboxField,
  args: { name: 'consent', label: 'You may write to me' },
} satisfies Meta<typeof CheckboxField>

export default meta
type Story = StoryObj<typeof meta>

/** Space and the label tick it; the browser asks for it before it sends. */
export const Default: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'You may write to me' })
    await expect(box).toHaveAttribute('id', 'field-consent')
    await expect(box.checkValidity()).toBe(false)
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(box.checkValidity()).toBe(true)
    await userEvent.click(canvas.getByText('You may write to me'))
    await expect(box).not.toBeChecked()
  },
}

export const Ticked: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const WithSuffix: Story = {
  args: { suffix: '(optional)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'You may write to me (optional)' })).not.toBeRequired()
  },
}

export const WithHint: Story = {
  args: { hint: 'Only about this application.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Only about this application.')
  },
}

export const Invalid: Story = {
  args: { error: 'Tick the box so that we can answer.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Tick the box so that we can answer.')
  },
}

export const LongCopy: Story = {
  args: {
    label: 'Sie dürfen mir zu diesem Antrag und zu nichts anderem schreiben, auch wenn die Rechenzentrumskapazitätsbereitstellung erst später beginnt',
    suffix: '(freiwillig)',
    hint: 'Die Einwilligung gilt, bis Sie sie zurücknehmen; ein Satz an die Adresse im Fuß der Seite genügt.',
  },
}

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      <CheckboxField name="off" label="Not ticked" />
      <CheckboxField name="on" label="Ticked" defaultChecked />
      <CheckboxField name="suffix" label="May stay empty" suffix="(optional)" />
      <CheckboxField name="hint" label="With a hint" hint="Only about this application." />
      <CheckboxField name="invalid" label="Invalid" error="Tick the box so that we can answer." />
    </div>
  ),
}

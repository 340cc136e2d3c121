import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { lowWindow } from '../../fixtures/low-window.tsx'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { FieldIds } from '../../elements/Field/FieldIds.tsx'
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx'

const meta = {
  id: 'form-errorsummary',
  title: 'Form/ErrorSummary',
  component: ErrorSummary,
  subcomponents: { FieldIds },
  tags: ['status:stable', 'a11y:open', 'purpose:ask'],
  args: {
    title: 'Two answers need a correction',
    errors: [
      { name: 'company', message: 'Enter the name of your company.' },
      { name: 'more', message: 'Choose how we answer.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

const aboveFields = (args: ErrorSummaryProps) => (
  <form noValidate>
    <FieldIds>
      <ErrorSummary {...args} />
      <TextField name="company" label="Company name" required error="Enter the name of your company." />
      <br />
      <RadioGroupField
        name="more"
        label="How shall we answer?"
        error="Choose how we answer."
        options={[
          { value: 'call', label: 'Call me' },
          { value: 'written', label: 'Email me' },
        ]}
      />
    </FieldIds>
  </form>
)

export const Default: Story = {}

export const LinksToFields: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('region', { name: 'Two answers need a correction' })
    await expect(summary).not.toHaveFocus()
    const link = canvas.getByRole('link', { name: 'Enter the name of your company.' })
    await expect(link).toHaveAttribute('href', '#company')
    // A field from outside the design system may have a name but no id.
    const field = document.createElement('input')
    field.name = 'company'
    summary.after(field)
    await userEvent.click(link)
    await expect(field).toHaveFocus()
    field.remove()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: aboveFields,
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      for (const name of ['Enter the name of your company.', 'Choose how we answer.']) {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name })).toHaveFocus()
      }
    },
    Enter: async ({ canvas, userEvent }) => {
      const { length } = history
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveFocus()
      await expect(history.length).toBe(length)
    },
  }),
}

/** After a failed submission the summary has the focus, and each line links to its field. */
export const Leads: Story = {
  ...lowWindow,
  tags: ['!autodocs'],
  args: { autoFocus: true },
  render: aboveFields,
  play: async ({ canvas }) => {
    const before = location.hash
    await expect(canvas.getByRole('region')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Enter the name of your company.' }))
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Choose how we answer.' }))
    await expect(canvas.getByRole('radio', { name: 'Call me' })).toHaveFocus()
    await expect(location.hash).toBe(before)
  },
}

export const States: Story = states(
  (args) => [
    ...inLooks('one error', (look) => <ErrorSummary title={`One answer needs a correction (${look})`} errors={args.errors.slice(0, 1)} />, [
      'rest',
      'hover',
      'focus',
    ]),
    { label: 'two errors', show: <ErrorSummary {...args} /> },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }) => (
  <ErrorSummary
    title={title}
    errors={[
      { name: `${id}-text`, message: text },
      { name: `${id}-word`, message: word },
    ]}
  />
))

/** Without errors there is no summary, and the focus stays where it is. */
export const Empty: Story = {
  tags: ['!autodocs'],
  args: { errors: [], autoFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect(document.body).toHaveFocus()
  },
}

/** If a field is hidden because its option is not chosen, its error leads to the radio group. */
export const HiddenField: Story = {
  tags: ['!autodocs'],
  args: { errors: [{ name: 'when', message: 'Say when we may call.' }] },
  render: (args) => (
    <form>
      <ErrorSummary {...args} />
      <TextField name="first" label="First field" />
      <RadioGroupField
        name="reply"
        label="Reply"
        defaultValue="mail"
        options={[
          { value: 'call', label: 'Call me', more: <TextField name="when" label="When?" /> },
          { value: 'mail', label: 'Email me' },
        ]}
      />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Say when we may call.' }))
    await expect(canvas.getByRole('radio', { name: 'Email me' })).toHaveFocus()
    await userEvent.click(canvas.getByText('Call me'))
    await userEvent.click(canvas.getByRole('link', { name: 'Say when we may call.' }))
    await expect(canvas.getByRole('textbox', { name: 'When?' })).toHaveFocus()
  },
}

/** On a page with a `<base>`, the link of an error without a field stays on the page, so that the answers are kept. */
export const WithABase: Story = {
  tags: ['!autodocs'],
  args: { errors: [{ name: 'plan', message: 'Choose a plan.' }] },
  play: async ({ canvas }) => {
    const base = document.createElement('base')
    base.href = '/elsewhere/'
    document.head.prepend(base)
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a plan.' }))
    base.remove()
    await expect(location.hash).toBe('#plan')
  },
}

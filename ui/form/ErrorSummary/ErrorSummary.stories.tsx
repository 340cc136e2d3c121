import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = {
  title: 'Form/ErrorSummary',
  component: ErrorSummary,
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

export const Default: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('region', { name: 'Two answers need a correction' })
    await expect(summary).not.toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Enter the name of your company.' })).toHaveAttribute('href', '#field-company')
  },
}

/** After a refused attempt the reader stands at the summary, and each line leads to its field. */
export const Leads: Story = {
  args: { takesFocus: true },
  render: (args) => (
    <form noValidate>
      <ErrorSummary {...args} />
      <TextField name="company" label="Company name" required error="Enter the name of your company." />
      <br />
      <RadioGroupField
        name="more"
        label="How shall we answer?"
        error="Choose how we answer."
        options={[
          { value: 'call', label: 'Call me' },
          { value: 'written', label: 'Write to me' },
        ]}
      />
    </form>
  ),
  play: async ({ canvas }) => {
    const before = location.hash
    await expect(canvas.getByRole('region')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Choose how we answer.' }))
    await expect(canvas.getByRole('radio', { name: 'Call me' })).toHaveFocus()
    await expect(location.hash).toBe(before)
  },
}

export const LongCopy: Story = {
  args: {
    title: 'Einige Angaben zur Rechenzentrumskapazitätsbereitstellungsgesellschaft fehlen noch oder lassen sich so nicht verwenden',
    errors: [
      { name: 'a', message: 'Der Name der Gesellschaft fehlt. Ohne ihn kann niemand prüfen, wem die Rechner gehören, und der Antrag bleibt liegen.' },
      { name: 'b', message: 'Die Anzahl ist keine ganze Zahl.' },
    ],
  },
}

export const States: Story = {
  render: (args) => (
    <>
      <ErrorSummary {...args} title="One answer needs a correction" errors={args.errors.slice(0, 1)} />
      <ErrorSummary {...args} />
    </>
  ),
}

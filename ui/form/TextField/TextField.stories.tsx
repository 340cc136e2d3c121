import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { matrix } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { applicant, typedName } from '../../fixtures/sample-data.ts'
import { TextField } from './TextField.tsx'
import { textFieldTypes } from './variants.ts'

const meta = {
  id: 'form-textfield',
  title: 'Form/TextField',
  component: TextField,
  tags: ['status:stable', 'a11y:open', 'purpose:ask'],
  args: { name: 'company', label: 'Company name' },
  argTypes: { type: { control: 'select', options: textFieldTypes } },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { autoComplete: 'organization', maxLength: 12 },
}

/** A click on the label focuses the field, and the field keeps at most as many characters as `maxLength` allows. */
export const TakesText: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Company name' })
    await expect(field).toHaveAttribute('autocomplete', 'organization')
    await expect(field).not.toHaveAttribute('aria-describedby')
    await userEvent.click(canvas.getByText('Company name'))
    await expect(field).toHaveFocus()
    await userEvent.keyboard(`${applicant.company} Ltd`)
    await expect(field).toHaveValue('Lagos Comput')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      const field = canvas.getByRole('textbox', { name: 'Company name' })
      await expect(field).toHaveFocus()
      await userEvent.keyboard('H100')
      await expect(field).toHaveValue('H100')
    },
    'Shift+Tab': async ({ canvas, userEvent }) => {
      const field = canvas.getByRole('textbox', { name: 'Company name' })
      await userEvent.tab()
      await userEvent.keyboard('H100')
      await userEvent.tab({ shift: true })
      await expect(field).not.toHaveFocus()
      await expect(field).toHaveValue('H100')
    },
  }),
}

export const WithHint: Story = {
  args: { label: 'Type of GPUs', hint: 'For example: NVIDIA H100 80GB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Type of GPUs' })).toHaveAccessibleDescription('For example: NVIDIA H100 80GB')
  },
}

/** The hint stays beside the error, which has an icon and a thicker border in addition to the color. */
export const Invalid: Story = {
  args: {
    type: 'email',
    label: 'Company email',
    defaultValue: applicant.personalEmail,
    required: true,
    hint: 'An address at your own domain.',
    error: 'Use your company email.',
  },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Company email' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Use your company email. An address at your own domain.')
    await expect(field).toHaveAttribute('spellcheck', 'false')
    await expect(canvasElement.querySelector(`#${CSS.escape(field.id)}-error svg`)).toBeVisible()
  },
}

export const Optional: Story = {
  args: { label: 'Website', optionalLabel: '(optional)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Website (optional)' })).not.toBeRequired()
  },
}

/** Phones show a numeric keyboard. The browser accepts any text with a digit, because people write numbers in many ways. */
export const WholeNumber: Story = {
  args: { type: 'wholeNumber', label: 'Number of GPUs', min: 1, required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Number of GPUs' })
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    for (const [value, valid] of [
      ['', false],
      ['0', false],
      ['many', false],
      ['010', true],
      ['64', true],
      ['1,000', true],
      ['64 GPUs', true],
    ] as const) {
      await userEvent.clear(field)
      if (value) await userEvent.type(field, value)
      await expect(field.checkValidity()).toBe(valid)
    }
  },
}

const changed = fn()

/** The buttons change the number as if the reader typed it, stop at the minimum, and leave text that is not a number unchanged. */
export const Steps: Story = {
  tags: ['!autodocs'],
  args: {
    type: 'wholeNumber',
    label: 'Number of GPUs',
    min: 1,
    steps: { less: 'One less', more: 'One more', read: (text) => (/^[\d,]+$/.test(text) ? Number(text.replaceAll(',', '')) : undefined) },
    onChange: fn(),
  },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        changed('sent')
      }}
      onInput={(event) => event.target instanceof HTMLInputElement && changed(event.target.value)}
    >
      <TextField {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    changed.mockClear()
    const field = canvas.getByRole('textbox', { name: 'Number of GPUs' })
    const press = async (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await press('One more')
    await press('One more')
    await press('One less')
    await press('One less')
    await expect(changed.mock.calls.flat()).toEqual(['1', '2', '1', '1'])
    await userEvent.clear(field)
    await userEvent.type(field, '1,000')
    await press('One more')
    await expect(field).toHaveValue('1001')
    for (const text of ['1.000.000', '2 x 8', '64-128', '-5', 'many']) {
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await press('One more')
      await expect(field).toHaveValue(text)
      await expect(field).toHaveFocus()
    }
    await expect(args.onChange).toHaveBeenCalled()
    await expect(changed).not.toHaveBeenCalledWith('sent')
  },
}

/** A password field hides its text and turns off autocorrection. */
export const Password: Story = {
  args: { type: 'password', label: 'API key', autoComplete: 'off' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('API key')
    await userEvent.type(field, 'on-4f9c')
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveValue('on-4f9c')
  },
}

/** A disabled field can be read, but not changed or submitted. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: applicant.company },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '!')
    await expect(canvas.getByRole('textbox')).toBeDisabled()
    await expect(canvas.getByRole('textbox')).toHaveValue(applicant.company)
  },
}

const heard = fn()

/** An `onInput` handler around the field receives what the reader types. */
export const Heard: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <form onInput={(event) => event.target instanceof HTMLInputElement && heard(event.target.value)}>
      <TextField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    heard.mockClear()
    await userEvent.type(canvas.getByRole('textbox'), typedName)
    await expect(heard).toHaveBeenLastCalledWith(typedName)
  },
}

const steps = { less: 'One less', more: 'One more' }

const filled = {
  text: { label: 'Company', defaultValue: applicant.company },
  email: { label: 'Email', defaultValue: 'amara@meridian.example' },
  wholeNumber: { label: 'GPUs', defaultValue: '64' },
  password: { label: 'API key', defaultValue: 'on-4f9c' },
} as const

export const States: Story = matrix(
  ['rest', 'hover', 'focus', 'invalid'],
  () =>
    [
      ...textFieldTypes.map((type) => ({ label: `${type}, filled`, props: { ...filled[type], type } })),
      { label: 'empty', props: { label: 'Company' } },
      { label: 'optional', props: { label: 'Company', optionalLabel: '(optional)' } },
      { label: 'hint', props: { label: 'Company', hint: 'As registered' } },
      { label: 'disabled', props: { label: 'Company', defaultValue: applicant.company, disabled: true } },
      { label: 'read-only', props: { label: 'Company', defaultValue: applicant.company, readOnly: true } },
    ].map(({ label, props }) => ({
      label,
      show: (column) => (
        <TextField {...props} name={`${label}-${column}`} {...(column === 'invalid' && { error: `Enter a value for ${props.label}.` })} />
      ),
    })),
  { leastWidth: '13rem' },
)

export const Stress: Story = stress(({ id, word, title, text }) => (
  <TextField name={id} label={title} optionalLabel={`(${word})`} defaultValue={word} hint={text} error={text} />
))

/** A disabled or read-only number has no active step buttons. */
export const FixedSteps: Story = {
  tags: ['!autodocs'],
  args: { type: 'wholeNumber', label: 'Number of GPUs', defaultValue: '64', steps, onChange: fn() },
  render: (args) => (
    <>
      <TextField {...args} readOnly />
      <TextField {...args} disabled />
      <fieldset disabled>
        <legend>Closed</legend>
        <TextField {...args} />
      </fieldset>
    </>
  ),
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toBeDisabled()
      await userEvent.click(button)
      button.click()
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('64')
  },
}

/** The buttons read the digits of any script. For other text, the browser shows a message, and the form can still be sent. */
export const StepsFromAnyText: Story = {
  tags: ['!autodocs'],
  args: { type: 'wholeNumber', label: 'Number of GPUs', min: '0', steps: { less: 'One less', more: 'One more' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    const told = spyOn(field, 'reportValidity')
    const enter = async (text: string) => {
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await expect(field.checkValidity()).toBe(true)
      await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    }
    for (const [text, next] of [
      [String.fromCodePoint(0x661, 0x662), '13'],
      [String.fromCodePoint(0xff13), '4'],
      [String.fromCodePoint(0x1d7d7), '10'],
      [String.fromCodePoint(0x96f), '10'],
      [' 7 ', '8'],
      ['-3', '0'],
    ]) {
      await enter(text!)
      await expect(field).toHaveValue(next)
    }
    await expect(told).not.toHaveBeenCalled()
    for (const text of ['1,000', '1e3', '1.5', '111111111111111111111']) {
      await enter(text)
      await expect(field).toHaveValue(text)
      await expect(field.validationMessage).toBe('Write a whole number in digits, such as 1000.')
      await expect(told).toHaveBeenCalled()
    }
    await userEvent.tab()
    await expect(field.checkValidity()).toBe(true)
  },
}

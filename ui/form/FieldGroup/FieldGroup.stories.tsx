import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { applicant } from '../../fixtures/sample-data.ts'
import { vars } from '@workspace/tokens/contract.css.ts'
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'
import { Textarea } from '../Textarea/Textarea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { measureDrawnShare, getStationStates } from './stations.fixture.ts'

const meta = {
  id: 'form-fieldgroup',
  title: 'Form/FieldGroup',
  component: FieldGroup,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:ask'],
  args: {
    title: 'The company',
    children: (
      <>
        <TextField name="company" label="Company name" required />
        <TextField name="email" type="email" label="Company email" required />
        <TextField name="role" label="Your role" optionalLabel="(optional)" wide />
      </>
    ),
  },
} satisfies Meta<typeof FieldGroup>

export default meta
type Story = StoryObj<typeof meta>

/** Adds room for the line, as the layout of a form does. */
const gutter = { paddingInlineStart: `calc(${vars.layout.margin} + ${vars.layout.gutter})`, maxInlineSize: 780 }

const onLine: Decorator = (Story) => (
  <form noValidate style={gutter}>
    <Story />
  </form>
)

export const Default: Story = {
  decorators: [onLine],
}

/** The ring is filled when the browser's validation passes. An empty required field or an invalid address keeps the ring empty. */
export const FillsMarker: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'The company' })).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 2, name: 'The company' })).toBeVisible()
    await expect(getStationStates(canvasElement)).toEqual(['reached'])
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company name' }), applicant.company)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company email' }), 'amara.okafor')
    await waitFor(() => expect(getStationStates(canvasElement)).toEqual(['reached']))
    await userEvent.keyboard('@lagos-compute.example')
    await waitFor(() => expect(getStationStates(canvasElement)).toEqual(['complete']))
  },
}

/** The line grows with the share of required questions that are answered. A radio group counts as one answer. */
export const GoesOn: Story = {
  decorators: [onLine],
  tags: ['!autodocs'],
  args: {
    children: (
      <>
        <TextField name="company" label="Company name" required />
        <TextField name="role" label="Your role" optionalLabel="(optional)" />
        <SelectField name="setup" label="Setup" placeholder="Choose one" options={[{ value: 'lab', label: 'Lab' }]} required />
        <Textarea name="racks" label="Racks" required />
        <RadioGroupField
          name="more"
          label="How shall we answer?"
          options={[
            { value: 'call', label: 'Call me' },
            { value: 'written', label: 'Email me' },
          ]}
          required
        />
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const expectDrawn = (share: number) => waitFor(() => expect(measureDrawnShare(canvasElement)).toBeCloseTo(share))
    await expectDrawn(0)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company name' }), applicant.company)
    await expectDrawn(1 / 4)
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'lab')
    await expectDrawn(2 / 4)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Racks' }), 'Two')
    await expectDrawn(3 / 4)
    await userEvent.click(canvas.getByText('Call me'))
    await expectDrawn(1)
    canvasElement.querySelector('form')!.reset()
    await expectDrawn(0)
  },
}

/** An error from the app marks the ring of the group, even when the browser's validation passes. */
export const Invalid: Story = {
  decorators: [onLine],
  args: {
    children: (
      <TextField
        name="email"
        type="email"
        label="Company email"
        required
        defaultValue={applicant.personalEmail}
        error="Use your company email."
      />
    ),
  },
  play: ({ canvasElement }) => expect(getStationStates(canvasElement)).toEqual(['wrong']),
}

export const WithHint: Story = {
  decorators: [onLine],
  args: { children: <TextField name="type" label="Type of GPUs" hint="For example: NVIDIA H100 80GB" required wide /> },
}

/** Labels and controls stay aligned with a neighbor whose label wraps to two lines. */
export const LongLabel: Story = {
  tags: ['!autodocs'],
  decorators: [onLine],
  args: {
    children: (
      <>
        <TextField name="count" label="How many machines of this kind stand in the racks that you offer today" hint="A whole number." />
        <TextField name="type" label="Type" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect().top)
    await expect(second).toBe(first)
    const [long, short] = [/How many/, 'Type'].map((text) => canvas.getByText(text).getBoundingClientRect())
    await expect(long!.height).toBeGreaterThan(1.5 * short!.height)
    await expect(short!.top).toBe(long!.top)
  },
}

/** The line reaches a group when all groups before it are complete. The focus highlights a group that the line has not reached. */
export const States: Story = {
  decorators: [onLine],
  ...states(
    () => [
      {
        label: 'complete, next, ahead, ahead with an answer',
        show: (
          <>
            <FieldGroup title="Complete">
              <TextField name="a" label="First name" required defaultValue={applicant.first} />
              <TextField name="b" label="Last name" required defaultValue={applicant.last} />
            </FieldGroup>
            <FieldGroup title="Next">
              <TextField name="c" label="Location" required />
              <TextField name="d" label="Type" required />
            </FieldGroup>
            <FieldGroup title="Ahead">
              <TextField name="e" label="Count" required />
            </FieldGroup>
            <FieldGroup title="Begun">
              <TextField name="f" label="Country" required defaultValue="Nigeria" />
              <TextField name="g" label="City" required />
            </FieldGroup>
          </>
        ),
      },
    ],
    { wide: true },
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(getStationStates(canvasElement)).toEqual(['complete', 'reached', 'ahead', 'ahead'])
    canvas.getByRole('textbox', { name: 'Count' }).focus()
    await waitFor(() => expect(getStationStates(canvasElement)[2]).toBe('reached'))
    canvas.getByRole('textbox', { name: 'Count' }).blur()
    await waitFor(() => expect(getStationStates(canvasElement)[2]).toBe('ahead'))
  },
}

export const Stress: Story = stress(({ id, word, title, text }) => (
  <div style={gutter}>
    <FieldGroup title={title}>
      <TextField name={`${id}-first`} label={title} hint={text} required />
      <TextField name={`${id}-second`} label={word} error={text} defaultValue={word} />
    </FieldGroup>
  </div>
))

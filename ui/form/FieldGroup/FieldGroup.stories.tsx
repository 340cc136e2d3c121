import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { states } from '../../../.storybook/states.tsx'
import { stress } from '../../../.storybook/stress.tsx'
import { vars } from '../../../tokens/contract.css.ts'
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { guide } from './FieldGroup.guide.tsx'
import { FieldGroup } from './FieldGroup.tsx'

const meta = {
  id: 'form-fieldgroup',
  title: 'Form/FieldGroup',
  component: FieldGroup,
  tags: ['status:stable', 'a11y:reviewed'],
  parameters: { guide },
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

/** The room for the line that `FormLayout` gives. */
const gutter = { paddingInlineStart: `calc(${vars.layout.margin} + ${vars.layout.gutter})`, maxWidth: 780 }

const onLine: Decorator = (Story) => (
  <form noValidate style={gutter}>
    <Story />
  </form>
)

/** What the stations show, one a group: nothing here is kept by a script. */
const stations = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-state="done"]')].map((done) => {
    const reached = done.parentElement!.parentElement!.querySelector('[data-state="reached"]')!
    const shows = (element: Element) => getComputedStyle(element).visibility === 'visible'
    return shows(done) ? 'done' : shows(reached) ? 'reached' : 'ahead'
  })

export const Default: Story = {
  decorators: [onLine],
}

/** The browser's own check fills the station: a required field left empty, or not an address, keeps it open. */
export const FillsStation: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'The company' })).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 2, name: 'The company' })).toBeVisible()
    await expect(stations(canvasElement)).toEqual(['reached'])
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company name' }), 'Lagos Compute')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company email' }), 'amara')
    await expect(stations(canvasElement)).toEqual(['reached'])
    await userEvent.keyboard('@lagos-compute.example')
    await waitFor(() => expect(stations(canvasElement)).toEqual(['done']))
  },
}

/** An error that the form found keeps the station open, though the browser has no objection. */
export const Invalid: Story = {
  decorators: [onLine],
  args: {
    children: (
      <TextField name="email" type="email" label="Company email" required defaultValue="a@mail.example" error="Use your company email." />
    ),
  },
  play: ({ canvasElement }) => expect(stations(canvasElement)).toEqual(['reached']),
}

export const WithHint: Story = {
  decorators: [onLine],
  args: { children: <TextField name="type" label="Type of GPUs" hint="For example: NVIDIA H100 80GB" required wide /> },
}

/** The line arrives at a group when the one before it is complete, or when its first field is filled or focused. */
export const States: Story = {
  decorators: [onLine],
  ...states(
    () => [
      {
        label: 'complete, next, ahead, begun, last',
        show: (
          <>
            <FieldGroup title="Complete">
              <TextField name="a" label="First name" required defaultValue="Amara" />
              <TextField name="b" label="Last name" required defaultValue="Okafor" />
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
            <FieldGroup title="Last">
              <CheckboxField name="h" label="You may write to me" required />
            </FieldGroup>
          </>
        ),
      },
    ],
    { wide: true },
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(stations(canvasElement)).toEqual(['done', 'reached', 'ahead', 'reached', 'ahead'])
    canvas.getByRole('textbox', { name: 'Count' }).focus()
    await waitFor(() => expect(stations(canvasElement)[2]).toBe('reached'))
    canvas.getByRole('textbox', { name: 'Count' }).blur()
    await waitFor(() => expect(stations(canvasElement)[2]).toBe('ahead'))
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { applicant, hebrew } from '../../fixtures/sample-data.ts'
import { BenefitList } from '../BenefitList/BenefitList.tsx'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx'
import { SubmitBar } from '../SubmitBar/SubmitBar.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FormLayout } from './FormLayout.tsx'
import { FormStage } from './FormStage.tsx'
import { FormStrip } from './FormStrip.tsx'
import { texts } from '../Receipt/Receipt.fixture.ts'
import { Receipt } from '../Receipt/Receipt.tsx'
import { getStationStates } from '../FieldGroup/stations.fixture.ts'
import { answers, Stage, WholeForm } from './WholeForm.fixture.tsx'

const meta = {
  id: 'form-formlayout',
  title: 'Form/FormLayout',
  component: FormLayout,
  subcomponents: { FormStage, FormStrip },
  tags: ['status:stable', 'a11y:reviewed', 'purpose:hold', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Application of a cloud host',
    lead: 'Tell us about the hardware. Somebody reads every application and answers by email.',
    aside: (
      <BenefitList
        title="Why apply"
        items={[
          { title: 'Earn', text: 'Idle hours are sold across every connected network.' },
          { title: 'Prove', text: 'Each result shows that the hardware did the work.' },
          { title: 'Reach', text: 'Demand comes from every region.' },
        ]}
      />
    ),
    children: <WholeForm />,
  },
} satisfies Meta<typeof FormLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** In an empty form, the line ends at the first ring. Each ring is filled when the browser's validation passes. */
export const FillsStations: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const countComplete = () => getStationStates(canvasElement).filter((state) => state === 'complete').length
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Application of a cloud host')
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    await expect(headings).toEqual(['You', 'The hardware', 'Your node', 'The answer', 'More', 'Why apply'])
    await expect(countComplete()).toBe(0)
    await userEvent.click(canvas.getByRole('radio', { name: 'Email me' }))
    await waitFor(() => expect(countComplete()).toBe(1))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'You may email me about this application' }))
    await waitFor(() => expect(countComplete()).toBe(2))
    canvasElement.querySelector('form')!.reset()
    await waitFor(() => expect(countComplete()).toBe(0))
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Halfway: Story = { args: { children: <WholeForm values={answers.half} /> } }

export const Errors: Story = {
  tags: ['!autodocs'],
  args: {
    notice: (
      <ErrorSummary
        autoFocus
        title="Two answers need a correction"
        errors={[
          { name: 'email', message: 'Use your company email: personal addresses are refused.' },
          { name: 'place', message: 'Enter where the hardware stands.' },
        ]}
      />
    ),
    children: (
      <WholeForm
        values={answers.wrong}
        errors={{ email: 'Use your company email: personal addresses are refused.', place: 'Enter where the hardware stands.' }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Two answers need a correction' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Company email' })).toHaveFocus()
  },
}

export const Sending: Story = { args: { children: <WholeForm values={answers.all} busy /> } }

/** The receipt replaces the form, and the node stays. */
export const Success: Story = {
  args: {
    title: 'Application received',
    lead: undefined,
    aside: undefined,
    children: (
      <>
        <Receipt
          result="The application has arrived. Somebody will write to you soon."
          subject={applicant.company}
          referenceLabel="Reference"
          reference="7f3a91c2-4d0e-4b7a-9c61-2e58d0b6a417"
          texts={texts}
          next={[
            { title: 'We read it', text: 'A person reads every application.' },
            { title: 'We reply', text: `We write to ${applicant.email}.` },
          ]}
        />
        <Stage state="received" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: applicant.company })).toBeVisible()
  },
}

export const Failure: Story = { args: { children: <WholeForm values={answers.all} failed /> } }

/** The line, the fields and the benefits switch sides. */
export const RightToLeft: Story = {
  args: {
    title: hebrew.title,
    lead: hebrew.text,
    aside: <BenefitList title={hebrew.title} items={[{ title: hebrew.word, text: hebrew.text }]} />,
    children: (
      <form noValidate>
        <FieldGroup title={hebrew.word}>
          <TextField name="rtl-name" label={hebrew.word} hint={hebrew.text} defaultValue={hebrew.title} required />
          <TextField name="rtl-email" type="email" label={hebrew.word} defaultValue={applicant.email} error={hebrew.text} />
        </FieldGroup>
        <SubmitBar label={hebrew.word} busyLabel={hebrew.word} hint={hebrew.text} />
      </form>
    ),
  },
  decorators: [
    (Story) => (
      <div lang="he" dir="rtl">
        <Story />
      </div>
    ),
  ],
}

/** Other outcomes are in `Errors`, `Sending`, `Success` and `Failure`. */
export const States: Story = states(
  (args) => [
    {
      label: 'half filled',
      show: (
        <FormLayout
          {...args}
          strip={
            <FormStrip href="#answers" label="What will be sent" progress="5 of 9" groups={['complete', 'wrong', 'current', 'ahead']} />
          }
        >
          <WholeForm values={answers.half} />
        </FormLayout>
      ),
    },
  ],
  { wide: true },
)

/** Each layout is in a section, so that its `aside` is not a landmark of the page. */
export const Stress: Story = stress(({ id, word, title, text }) => (
  <section>
    <FormLayout
      title={title}
      lead={text}
      notice={
        <StatusMessage tone="info" title={title}>
          <p>{text}</p>
        </StatusMessage>
      }
      aside={<BenefitList title={`${title} …`} items={[{ title: word, text }]} />}
    >
      <FieldGroup title={title}>
        <TextField name={id} label={word} hint={text} required />
      </FieldGroup>
      <SubmitBar label={word} busyLabel={word} disabledReason={text} hint={text} />
    </FormLayout>
  </section>
))

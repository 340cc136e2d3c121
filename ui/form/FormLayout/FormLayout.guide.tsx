import type { Guide } from '../../../.storybook/guides/guide.ts'
import { BenefitList } from '../BenefitList/BenefitList.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx'
import { SubmitBar } from '../SubmitBar/SubmitBar.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FormLayout } from './FormLayout.tsx'

const reasons = <BenefitList title="Why with us" items={[{ title: 'Proven', text: 'Every result has its proof.' }]} />

const fields = (of: string) => (
  <form noValidate onSubmit={(event) => event.preventDefault()}>
    <FieldGroup title="The company">
      <TextField name={`layout-${of}-name`} label="Name" required />
      <TextField name={`layout-${of}-place`} label="City" required />
    </FieldGroup>
    <SubmitBar label="Send the application" busyLabel="Sending..." hint="Fill in both fields" />
  </form>
)

export const guide = {
  use: 'The page of one form: title, result, the groups on the line, and the reasons beside them. The line is the progress.',
  avoid:
    'Not for a field or two inside another page: place them in a `Form` there. Not for two forms on one page: there is one title, one line and one place for the notice.',
  do: [
    {
      show: (
        <FormLayout title="Offer machines" lead="We answer within two days." aside={reasons}>
          {fields('do')}
        </FormLayout>
      ),
      because: 'One task: the title says which, the sentence what follows, and the reasons stay beside it.',
    },
  ],
  dont: [
    {
      show: (
        <FormLayout
          title="Welcome"
          lead="Fill in everything below."
          notice={<StatusMessage tone="info" title="All fields are important to us." />}
          aside={reasons}
        >
          {fields('dont')}
        </FormLayout>
      ),
      because: 'The title does not say what the form is for, and `notice` is for its result, not for instructions.',
    },
  ],
  keyboard: [],
} satisfies Guide

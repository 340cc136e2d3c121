import { applicant } from '../../fixtures/world.ts'
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { Honeypot } from '../Honeypot/Honeypot.tsx'
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'
import { SubmitBar } from '../SubmitBar/SubmitBar.tsx'
import { TextField } from '../TextField/TextField.tsx'

type Values = Readonly<Record<string, string>>

const all = {
  first: applicant.first,
  last: applicant.last,
  email: applicant.email,
  company: applicant.company,
  role: applicant.role,
  place: applicant.place,
  type: applicant.gpus,
  count: applicant.count,
  setup: 'center',
  more: 'demo',
  consent: 'yes',
}

export const answers: Record<'all' | 'half' | 'wrong', Values> = {
  all,
  half: { first: all.first, last: all.last, email: all.email, company: all.company, role: all.role, place: all.place },
  wrong: { ...all, email: applicant.personalEmail, place: '' },
}

const needsConsent = 'Tick the box above to send the form'

/** Complete form, for the stories of the layout. */
export function WholeForm({ values = {}, errors = {}, busy = false }: { values?: Values; errors?: Values; busy?: boolean }) {
  const field = (name: string, label: string) => ({ name, label, required: true, defaultValue: values[name] ?? '', error: errors[name] })
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Honeypot name="fax" label="Leave this empty" />
      <FieldGroup title="You">
        <TextField {...field('first', 'First name')} autoComplete="given-name" />
        <TextField {...field('last', 'Last name')} autoComplete="family-name" />
        <TextField {...field('email', 'Company email')} type="email" autoComplete="email" hint="An address at your company’s own domain." />
        <TextField {...field('company', 'Company name')} autoComplete="organization" />
        <TextField {...field('role', 'Role at company')} autoComplete="organization-title" wide />
      </FieldGroup>
      <FieldGroup title="The hardware">
        <TextField {...field('place', 'Location of GPUs')} />
        <TextField {...field('type', 'Type of GPUs')} spellCheck={false} hint="For example: NVIDIA H100 80GB" />
        <TextField {...field('count', 'Number of GPUs')} type="wholeNumber" min={1} />
        <SelectField
          {...field('setup', 'GPU setup')}
          placeholder="Choose one"
          options={[
            { value: 'center', label: 'Data center' },
            { value: 'mining', label: 'Mining farm' },
          ]}
        />
      </FieldGroup>
      <FieldGroup title="The answer">
        <RadioGroupField
          {...field('more', 'How shall we answer?')}
          legendHidden
          options={[
            { value: 'demo', label: 'Show me a demo' },
            { value: 'call', label: 'Call me' },
            { value: 'written', label: 'Email me' },
          ]}
        />
      </FieldGroup>
      <FieldGroup title="More">
        <CheckboxField name="capital" label="I am interested in a capital contribution" optionalLabel="(optional)" value="yes" />
        <CheckboxField
          name="consent"
          label="You may email me about this application"
          value="yes"
          required
          defaultChecked={values['consent'] === 'yes'}
        />
      </FieldGroup>
      <SubmitBar
        label="Send the application"
        busyLabel="Sending..."
        busy={busy}
        {...(values['consent'] ? {} : { disabledReason: needsConsent })}
        hint={busy ? 'This takes a few seconds' : values['consent'] ? 'Ready to send' : needsConsent}
      />
    </form>
  )
}

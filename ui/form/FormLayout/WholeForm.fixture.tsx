import { applicant } from '../../fixtures/sample-data.ts'
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { Honeypot } from '../Honeypot/Honeypot.tsx'
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx'
import { AnswerList } from '../AnswerList/AnswerList.tsx'
import { NodeFigure, type NodeFigureProps } from '../NodeFigure/NodeFigure.tsx'
import { FormStage } from './FormStage.tsx'
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

/** Node and answers of the applicant. */
export const Stage = ({ state = 'open', values = all }: { state?: NodeFigureProps['state']; values?: Values }) => (
  <FormStage label="Your node and answers">
    <NodeFigure
      title="Your node"
      detail={values['place'] ?? ''}
      facts={
        values['count']
          ? [
              { figure: '64 GPUs', text: ', 1 cell each' },
              { figure: '5,120 GB', text: ' of GPU memory' },
            ]
          : [{ text: 'Enter your GPUs' }, { text: 'to fill the GPU quarter.' }]
      }
      networks={{ gpu: 'GPU', storage: 'Storage', compute: 'Compute', network: 'Network' }}
      gpus={Number(values['count'] ?? 0)}
      gigabytes={values['count'] ? 80 : 0}
      filled={Boolean(values['type'])}
      state={state}
    />
    <AnswerList
      title="What will be sent"
      answers={['company', 'email', 'place', 'type', 'count'].map((name) => ({ name, label: name, value: values[name] ?? '' }))}
      emptyLabel="empty"
      missingLabel="missing"
    />
  </FormStage>
)

/** Complete form, for the stories of the layout. */
export function WholeForm({
  values = {},
  errors = {},
  busy = false,
  failed = false,
}: {
  values?: Values
  errors?: Values
  busy?: boolean
  failed?: boolean
}) {
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
        <TextField {...field('count', 'Number of GPUs')} type="wholeNumber" min={1} steps={{ less: 'One less', more: 'One more' }} />
        <RadioGroupField
          {...field('setup', 'GPU setup')}
          layout="columns"
          options={[
            { value: 'center', label: 'Data center' },
            { value: 'mining', label: 'Mining farm' },
          ]}
        />
      </FieldGroup>
      <Stage values={values} state={busy ? 'sending' : failed || Object.keys(errors).length > 0 ? 'wrong' : 'open'} />
      <FieldGroup title="The answer">
        <RadioGroupField
          {...field('more', 'How shall we answer?')}
          legendHidden
          layout="tiles"
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
        {...(failed && { failure: { title: 'The application was not sent.', text: 'Your answers are kept.' } })}
        hint={busy ? 'This takes a few seconds' : values['consent'] ? 'Ready to send' : needsConsent}
      />
    </form>
  )
}

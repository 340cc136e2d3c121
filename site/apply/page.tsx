import { BenefitList } from '#ui/form/BenefitList/BenefitList.tsx'
import { CheckboxField } from '#ui/form/CheckboxField/CheckboxField.tsx'
import { FieldGroup } from '#ui/form/FieldGroup/FieldGroup.tsx'
import { FormLayout } from '#ui/form/FormLayout/FormLayout.tsx'
import { Honeypot } from '#ui/form/Honeypot/Honeypot.tsx'
import { Part } from '#ui/elements/Part/Part.tsx'
import { RadioGroupField } from '#ui/form/RadioGroupField/RadioGroupField.tsx'
import { TextField } from '#ui/form/TextField/TextField.tsx'
import { ApplicationForm } from './form/ApplicationForm.tsx'
import { ApplicationNotice } from './form/ApplicationNotice.tsx'
import { PrivacyFacts } from './form/PrivacyFacts.tsx'
import { Preview, Strip } from './form/Preview.tsx'
import { Prose } from './form/Prose.tsx'
import { fieldProps, getOptions } from './form/field-props.tsx'
import { useApplication } from './form/useApplication.ts'
import { readCount } from '@workspace/application/rules/count.ts'
import { application } from '@workspace/application/words/application.ts'
import { formPath } from '../paths.ts'
import { words as text } from './words/form.ts'
import { backHeader } from '../frame/words/site.ts'
import { Frame } from '../frame/Frame.tsx'
import { Head, type PageHead } from '../frame/Head.tsx'
import { usePageData } from '../frame/page-data.ts'

export const handle = {
  path: formPath,
  title: text.title,
  description: 'Apply as a cloud host: tell us where your GPUs are, what they are, and how you would like to hear from us.',
  headline: 'Put your GPUs to work',
} satisfies PageHead

const steps = { ...text.steps, read: readCount }
const loadReceipt = () => import('./received.tsx')

function Application() {
  const { formResult } = usePageData()
  const { form, answers, errors, refusals, state, onInput, onSubmit } = useApplication(formResult, loadReceipt)
  const hasErrors = Object.keys(errors).length > 0
  const refused = state.kind === 'idle' ? formResult?.formError : undefined
  const hasNotice = hasErrors || refused !== undefined
  const of = fieldProps(errors, formResult?.values)
  return (
    <FormLayout
      idPrefix="field"
      title={text.title}
      lead={text.lead}
      note={<Prose parts={text.away} />}
      notice={hasNotice && <ApplicationNotice errors={errors} attempt={refusals} refused={refused} />}
      aside={<BenefitList {...text.benefits} />}
      strip={<Strip answers={answers} errors={errors} />}
    >
      <ApplicationForm ref={form} answers={answers} state={state} errors={Object.keys(errors).length} onInput={onInput} onSubmit={onSubmit}>
        <Head {...handle} hasErrors={hasErrors} />
        <FieldGroup title={application.groups.personal}>
          <TextField {...of('firstName')} spellCheck={false} autoComplete="given-name" />
          <TextField {...of('lastName')} spellCheck={false} autoComplete="family-name" />
          <TextField {...of('companyEmail')} autoComplete="email" />
          <TextField {...of('companyName')} spellCheck={false} autoComplete="organization" />
          <TextField {...of('roleAtCompany')} autoComplete="organization-title" wide />
        </FieldGroup>
        <FieldGroup title={application.groups.infrastructure}>
          <TextField {...of('locationOfGPUs')} spellCheck={false} wide />
          <TextField {...of('typeOfGPUs')} spellCheck={false} />
          <TextField {...of('numberOfGPUs')} steps={steps} />
          <RadioGroupField {...of('gpuSetupDescription')} options={getOptions('gpuSetupDescription')} layout="columns" />
        </FieldGroup>
        <Part>
          <Preview answers={answers} errors={errors} isSending={state.kind === 'submitting'} hasFailed={state.kind === 'error'} />
        </Part>
        <FieldGroup title={application.groups.communication}>
          <RadioGroupField
            {...of('moreInfoPreference')}
            options={getOptions('moreInfoPreference').map((tile) =>
              tile.value === 'call' ? { ...tile, more: <TextField {...of('callPreference')} wide /> } : tile,
            )}
            layout="tiles"
          />
        </FieldGroup>
        <FieldGroup title={application.groups.additional}>
          <CheckboxField {...of('capitalContribution')} defaultChecked={formResult?.values.capitalContribution !== undefined} />
          <PrivacyFacts />
          <CheckboxField {...of('emailConsent')} defaultChecked={formResult?.values.emailConsent !== undefined} />
          <Honeypot name="website" label={text.honeypot} />
        </FieldGroup>
      </ApplicationForm>
    </FormLayout>
  )
}

export const Component = () => (
  <Frame header={backHeader}>
    <Application />
  </Frame>
)

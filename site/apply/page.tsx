import { BenefitList } from '#ui/form/BenefitList/BenefitList.tsx'
import { CheckboxField } from '#ui/form/CheckboxField/CheckboxField.tsx'
import { FieldGroup } from '#ui/form/FieldGroup/FieldGroup.tsx'
import { FormLayout } from '#ui/form/FormLayout/FormLayout.tsx'
import { Honeypot } from '#ui/form/Honeypot/Honeypot.tsx'
import { RadioGroupField } from '#ui/form/RadioGroupField/RadioGroupField.tsx'
import { SelectField } from '#ui/form/SelectField/SelectField.tsx'
import { TextField } from '#ui/form/TextField/TextField.tsx'
import { ApplicationForm } from './form/ApplicationForm.tsx'
import { ApplicationNotice } from './form/ApplicationNotice.tsx'
import { PrivacyFacts } from './form/PrivacyFacts.tsx'
import { Purposes } from './form/Purposes.tsx'
import { fieldProps, optionsOf } from './form/field-props.ts'
import { useApplication } from './form/useApplication.ts'
import { useReferralSource } from './form/useReferralSource.ts'
import { application } from '@workspace/application/words/application.ts'
import { words as text } from './words/form.ts'
import { backHeader } from '../frame/words/site.ts'
import { Frame } from '../frame/Frame.tsx'
import { Head, type PageHead } from '../frame/Head.tsx'
import { usePageData } from '../frame/page-data.tsx'

export const handle = {
  path: '/cloud-host-form',
  title: text.title,
  description: 'Apply as a cloud host: tell us where your GPUs stand, what they are, and how you would like to hear from us.',
  headline: 'Put your GPUs to work',
} satisfies PageHead

export function Component() {
  const { formResult } = usePageData()
  const referralSource = useReferralSource()
  const { form, consent, errors, refusals, state, onInput, onSubmit } = useApplication(formResult, referralSource, text.offline)
  const of = fieldProps(errors, formResult?.values)
  return (
    <Frame header={backHeader} eager>
      <FormLayout
        idPrefix="field"
        title={text.title}
        lead={text.lead}
        notice={<ApplicationNotice state={state} errors={errors} attempt={refusals} />}
        intro={<Purposes referralSource={referralSource} />}
        aside={<BenefitList {...text.benefits} />}
      >
        <ApplicationForm
          ref={form}
          consent={consent}
          busy={state.kind === 'submitting'}
          errors={Object.keys(errors).length}
          onInput={onInput}
          onSubmit={onSubmit}
        >
          <Head {...handle} hasErrors={Object.keys(errors).length > 0} />
          <FieldGroup title={application.groups.personal}>
            <TextField {...of('firstName')} spellCheck={false} autoComplete="given-name" />
            <TextField {...of('lastName')} spellCheck={false} autoComplete="family-name" />
            <TextField {...of('companyEmail')} autoComplete="email" />
            <TextField {...of('companyName')} spellCheck={false} autoComplete="organization" />
            <TextField {...of('roleAtCompany')} autoComplete="organization-title" wide />
          </FieldGroup>
          <FieldGroup title={application.groups.infrastructure}>
            <TextField {...of('locationOfGPUs')} spellCheck={false} />
            <TextField {...of('typeOfGPUs')} spellCheck={false} />
            <TextField {...of('numberOfGPUs')} />
            <SelectField
              {...of('gpuSetupDescription')}
              placeholder={application.fields.gpuSetupDescription.placeholder}
              options={optionsOf('gpuSetupDescription')}
            />
          </FieldGroup>
          <FieldGroup title={application.groups.communication}>
            <RadioGroupField {...of('moreInfoPreference')} options={optionsOf('moreInfoPreference')} />
          </FieldGroup>
          <FieldGroup title={application.groups.additional}>
            <CheckboxField {...of('capitalContribution')} defaultChecked={formResult?.values.capitalContribution !== undefined} />
            <PrivacyFacts />
            <CheckboxField {...of('emailConsent')} defaultChecked={formResult?.values.emailConsent !== undefined} />
            <Honeypot name="website" label={text.honeypot} />
          </FieldGroup>
        </ApplicationForm>
      </FormLayout>
    </Frame>
  )
}

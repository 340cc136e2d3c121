import { useBrowserValue } from '#ui/elements/useBrowserValue.ts'
import { Form, type FormProps } from '#ui/form/Form/Form.tsx'
import { SubmitBar, type SubmitBarProps } from '#ui/form/SubmitBar/SubmitBar.tsx'
import { application } from '@workspace/application/words/application.ts'
import { words as text } from '../words/form.ts'
import { endpoint } from '@workspace/application/endpoint.ts'
import { FailureText } from './ApplicationNotice.tsx'
import type { ApplicationState } from './useApplication.ts'

/** False until hydration, which then renders only the callers again. */
const useIsHydrated = () => useBrowserValue(() => true, false)

interface Progress {
  consent: boolean
  state: ApplicationState
  /** Number of errors in the summary. */
  errors: number
}

/** Sentence below the button: whether the form can be sent. */
function hintOf({ consent, state, errors }: Progress): Pick<SubmitBarProps, 'hint' | 'hintTone'> {
  if (state.kind === 'submitting') return { hint: text.sending }
  if (!consent) return { hint: application.consentMissing }
  if (errors > 0) return { hint: text.correct(errors), hintTone: 'danger' }
  return { hint: text.ready, hintTone: 'success' }
}

/** Submit button. Never disabled before hydration: without JavaScript nothing would enable it. */
function Submit(progress: Progress) {
  const { consent, state } = progress
  const isHydrated = useIsHydrated()
  return (
    <SubmitBar
      label={text.submit.idle}
      busyLabel={text.submit.busy}
      busy={state.kind === 'submitting'}
      disabledReason={isHydrated && !consent ? application.consentMissing : undefined}
      {...hintOf(progress)}
      failure={state.kind === 'error' ? { title: text.error, text: <FailureText detail={state.detail} /> } : undefined}
    />
  )
}

/** The application's form. The browser validates it until React does. */
export const ApplicationForm = ({ consent, state, errors, ...props }: Omit<FormProps, 'action' | 'checked' | 'submit'> & Progress) => (
  <Form {...props} action={endpoint} checked={useIsHydrated()} submit={<Submit consent={consent} state={state} errors={errors} />} />
)

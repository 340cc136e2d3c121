import { useBrowserValue } from '#ui/elements/useBrowserValue.ts'
import { Form, type FormProps } from '#ui/form/Form/Form.tsx'
import { SubmitBar } from '#ui/form/SubmitBar/SubmitBar.tsx'
import { application } from '@workspace/application/words/application.ts'
import { words as text } from '../words/form.ts'
import { endpoint } from '@workspace/application/endpoint.ts'

/** False until hydration, which then renders only the callers again. */
const useIsHydrated = () => useBrowserValue(() => true, false)

interface Progress {
  consent: boolean
  busy: boolean
  /** Number of errors in the summary. */
  errors: number
}

/** Hint beside the button: whether the form can be sent. */
function hintOf({ consent, busy, errors }: Progress): string {
  if (busy) return text.sending
  if (!consent) return application.consentMissing
  if (errors > 0) return errors === 1 ? text.correct.one : text.correct.other
  return text.ready
}

/** Submit button. Never disabled before hydration: without JavaScript nothing would enable it. */
function Submit(progress: Progress) {
  const { consent, busy } = progress
  const isHydrated = useIsHydrated()
  return (
    <SubmitBar
      label={text.submit.idle}
      busyLabel={text.submit.busy}
      busy={busy}
      disabledReason={isHydrated && !consent ? application.consentMissing : undefined}
      hint={hintOf(progress)}
    />
  )
}

/** The application's form. The browser validates it until React does. */
export const ApplicationForm = ({ consent, busy, errors, ...props }: Omit<FormProps, 'action' | 'checked' | 'submit'> & Progress) => (
  <Form {...props} action={endpoint} checked={useIsHydrated()} submit={<Submit consent={consent} busy={busy} errors={errors} />} />
)

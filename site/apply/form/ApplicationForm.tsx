import { useSyncExternalStore } from 'react'
import { Form, type FormProps } from '#ui/form/Form/Form.tsx'
import { SubmitBar } from '#ui/form/SubmitBar/SubmitBar.tsx'
import { application } from '@workspace/application/words/application.ts'
import { words as text } from '../words/form.ts'
import { endpoint } from '@workspace/application/endpoint.ts'

/** False in the static HTML and until hydration; only the components that call it are rendered again then. */
const useIsHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

interface Progress {
  consent: boolean
  busy: boolean
  /** Number of errors that the summary names. */
  errors: number
}

/** Hint beside the button: what to do before the form can be sent. */
function hintOf({ consent, busy, errors }: Progress): string {
  if (busy) return text.sending
  if (!consent) return application.consentMissing
  if (errors > 0) return errors === 1 ? text.correct.one : text.correct.other
  return text.ready
}

/** The submit button. Without JavaScript it is never disabled, since nothing could enable it again. */
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

/** The form; the browser validates it until React does. */
export const ApplicationForm = ({ consent, busy, errors, ...props }: Omit<FormProps, 'action' | 'checked' | 'submit'> & Progress) => (
  <Form {...props} action={endpoint} checked={useIsHydrated()} submit={<Submit consent={consent} busy={busy} errors={errors} />} />
)

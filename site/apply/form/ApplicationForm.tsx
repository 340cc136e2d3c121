import { useStore, type Store } from '#ui/elements/store.ts'
import { useBrowserValue } from '#ui/elements/useBrowserValue.ts'
import { Form, type FormProps } from '#ui/form/Form/Form.tsx'
import { SubmitBar, type SubmitBarProps } from '#ui/form/SubmitBar/SubmitBar.tsx'
import { application } from '@workspace/application/words/application.ts'
import { words as text } from '../words/form.ts'
import { endpoint } from '@workspace/application/endpoint.ts'
import { hasConsent, type Answers } from './answers.ts'
import { FailureText } from './ApplicationNotice.tsx'
import type { ApplicationState } from './useApplication.ts'

/** Returns whether the page is hydrated. Only the components that call this hook render again after hydration. */
const useIsHydrated = () => useBrowserValue(() => true, false)

interface Progress {
  answers: Store<Answers>
  state: ApplicationState
  errors: number
}

function getHint({ state, errors }: Progress, current: Answers): Pick<SubmitBarProps, 'hint' | 'hintTone'> {
  if (state.kind === 'submitting') return { hint: text.sending }
  if (!hasConsent(current)) return { hint: application.consentMissing }
  if (errors > 0) return { hint: text.correct(errors), hintTone: 'danger' }
  return { hint: text.ready, hintTone: 'success' }
}

/** The button stays enabled until hydration, because without JavaScript nothing could enable it. */
function Submit(progress: Progress) {
  const { answers, state } = progress
  const current = useStore(answers)
  const isHydrated = useIsHydrated()
  return (
    <SubmitBar
      label={text.submit.idle}
      busyLabel={text.submit.busy}
      busy={state.kind === 'submitting'}
      disabledReason={isHydrated && !hasConsent(current) ? application.consentMissing : undefined}
      disabledBy="emailConsent"
      {...getHint(progress, current)}
      failure={state.kind === 'error' ? { title: text.error, text: <FailureText detail={state.detail} /> } : undefined}
    />
  )
}

/** The browser validates the form until hydration. */
export function ApplicationForm({ answers, state, errors, ...props }: Omit<FormProps, 'action' | 'checked' | 'submit'> & Progress) {
  const progress = { answers, state, errors }
  return <Form {...props} action={endpoint} checked={useIsHydrated()} submit={<Submit {...progress} />} />
}

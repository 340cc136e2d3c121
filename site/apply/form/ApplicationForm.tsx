import { useDeferredValue } from 'react'
import { useStore, type Store } from '#ui/elements/store.ts'
import { useBrowserValue } from '#ui/elements/useBrowserValue.ts'
import { Form, type FormProps } from '#ui/form/Form/Form.tsx'
import { SubmitBar, type SubmitBarProps } from '#ui/form/SubmitBar/SubmitBar.tsx'
import { application } from '@workspace/application/words/application.ts'
import { words as text } from '../words/form.ts'
import { endpoint } from '@workspace/application/endpoint.ts'
import { isReady, type Answers } from './answers.ts'
import { FailureText } from './ApplicationNotice.tsx'
import type { ApplicationState } from './useApplication.ts'

/** False until hydration, which then renders only the callers again. */
const useIsHydrated = () => useBrowserValue(() => true, false)

interface Progress {
  answers: Store<Answers>
  consent: boolean
  state: ApplicationState
  /** Number of errors in the summary. */
  errors: number
}

/** Sentence below the button: whether the form can be sent. */
function hintOf({ consent, state, errors }: Progress, ready: boolean): Pick<SubmitBarProps, 'hint' | 'hintTone'> {
  if (state.kind === 'submitting') return { hint: text.sending }
  if (!consent) return { hint: application.consentMissing }
  if (errors > 0) return { hint: text.correct(errors), hintTone: 'danger' }
  return ready ? { hint: text.ready, hintTone: 'success' } : { hint: text.incomplete }
}

/** Submit button. Never disabled before hydration: without JavaScript nothing would enable it. */
function Submit(progress: Progress) {
  const { answers, consent, state } = progress
  const ready = isReady(useDeferredValue(useStore(answers)))
  const isHydrated = useIsHydrated()
  return (
    <SubmitBar
      label={text.submit.idle}
      busyLabel={text.submit.busy}
      busy={state.kind === 'submitting'}
      disabledReason={isHydrated && !consent ? application.consentMissing : undefined}
      {...hintOf(progress, ready)}
      failure={state.kind === 'error' ? { title: text.error, text: <FailureText detail={state.detail} /> } : undefined}
    />
  )
}

/** The application's form. The browser validates it until React does. */
export function ApplicationForm({
  answers,
  consent,
  state,
  errors,
  ...props
}: Omit<FormProps, 'action' | 'checked' | 'submit'> & Progress) {
  const progress = { answers, consent, state, errors }
  return <Form {...props} action={endpoint} checked={useIsHydrated()} submit={<Submit {...progress} />} />
}

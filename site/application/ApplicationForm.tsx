import { useSyncExternalStore } from 'react'
import { Form, type FormProps } from '../../ui/form/Form/Form.tsx'
import { SubmitBar } from '../../ui/form/SubmitBar/SubmitBar.tsx'
import { application as text } from '../content/application.ts'
import { endpoint } from './submit.ts'

/** False in the static HTML and until React has taken it over: only who asks is rendered again then, not the whole page. */
const useIsHydrated = () => useSyncExternalStore(() => () => {}, () => true, () => false)

/** The form's button. Without a script nothing could make it available again, so it always is. */
function Submit({ consent, busy }: { consent: boolean; busy: boolean }) {
  const isHydrated = useIsHydrated()
  return (
    <SubmitBar
      label={text.submit.idle}
      busyLabel={text.submit.busy}
      busy={busy}
      unavailable={isHydrated && !consent ? text.consent.missing : undefined}
      hint={consent ? text.consent.given : text.consent.missing}
    />
  )
}

/** The form, which the browser checks itself until there is a script that does it better. */
export const ApplicationForm = ({ consent, busy, ...props }: Omit<FormProps, 'action' | 'checked' | 'submit'> & { consent: boolean; busy: boolean }) => (
  <Form {...props} action={endpoint} checked={useIsHydrated()} submit={<Submit consent={consent} busy={busy} />} />
)

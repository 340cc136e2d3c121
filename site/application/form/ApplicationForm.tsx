import { useSyncExternalStore } from 'react'
import { Form, type FormProps } from '../../../ui/form/Form/Form.tsx'
import { SubmitBar } from '../../../ui/form/SubmitBar/SubmitBar.tsx'
import { application as text } from '../../content/application.ts'
import { endpoint } from '../endpoint.ts'

/** False in the static HTML and until hydration; only the components that call it are rendered again then. */
const useIsHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/** The submit button. Without JavaScript it is never disabled, since nothing could enable it again. */
function Submit({ consent, busy }: { consent: boolean; busy: boolean }) {
  const isHydrated = useIsHydrated()
  return (
    <SubmitBar
      label={text.submit.idle}
      busyLabel={text.submit.busy}
      busy={busy}
      disabledReason={isHydrated && !consent ? text.consent.missing : undefined}
      hint={consent ? text.consent.given : text.consent.missing}
    />
  )
}

/** The form; the browser validates it until React does. */
export const ApplicationForm = ({
  consent,
  busy,
  ...props
}: Omit<FormProps, 'action' | 'checked' | 'submit'> & { consent: boolean; busy: boolean }) => (
  <Form {...props} action={endpoint} checked={useIsHydrated()} submit={<Submit consent={consent} busy={busy} />} />
)

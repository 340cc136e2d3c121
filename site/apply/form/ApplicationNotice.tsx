import { Link } from '#ui/elements/Link/Link.tsx'
import { Text } from '#ui/elements/Text/Text.tsx'
import { ErrorSummary } from '#ui/form/ErrorSummary/ErrorSummary.tsx'
import { StatusMessage } from '#ui/form/StatusMessage/StatusMessage.tsx'
import { words as text } from '../words/form.ts'
import { brand } from '@workspace/brand/brand.ts'
import { fieldNames } from '@workspace/application/rules/fields.ts'
import type { ApplicationState } from './useApplication.ts'

/** Result of a submission: the errors to correct, the success with its reference, or the failure. */
export function ApplicationNotice({
  state,
  errors,
  attempt,
}: {
  state: ApplicationState
  errors: Record<string, string>
  attempt: number
}) {
  const found = fieldNames.flatMap((name) => (errors[name] ? [{ name, message: errors[name] }] : []))
  if (found.length > 0) return <ErrorSummary key={attempt} title={text.summary} errors={found} autoFocus />
  if (state.kind === 'success') {
    return (
      <StatusMessage tone="success" title={text.success} autoFocus>
        <Text size="mono">
          {text.reference}: {state.reference}
        </Text>
        {!state.sent && <Text>{text.stored}</Text>}
      </StatusMessage>
    )
  }
  if (state.kind === 'error') {
    return (
      <StatusMessage tone="danger" title={text.error} autoFocus>
        {state.detail && <Text>{state.detail}</Text>}
        <Text>
          {text.contact} <Link href={`mailto:${brand.email}`}>{brand.email}</Link>.
        </Text>
      </StatusMessage>
    )
  }
  return null
}

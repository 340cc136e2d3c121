import { Link } from '#ui/elements/Link/Link.tsx'
import { Text } from '#ui/elements/Text/Text.tsx'
import { ErrorSummary } from '#ui/form/ErrorSummary/ErrorSummary.tsx'
import { StatusMessage } from '#ui/form/StatusMessage/StatusMessage.tsx'
import { words as text } from '../words/form.ts'
import { brand } from '@workspace/tokens/brand.ts'
import { fieldNames } from '@workspace/application/rules/fields.ts'
import type { Errors } from './answers.ts'

export const FailureText = ({ detail }: { detail?: string | undefined }) => (
  <>
    {detail ?? text.kept} {text.contact} <Link href={`mailto:${brand.email}`}>{brand.email}</Link>.
  </>
)

/** Also shows the server's error after a submission without JavaScript, because it would otherwise be below the fold. */
export function ApplicationNotice({ errors, attempt, refused }: { errors: Errors; attempt: number; refused?: string | undefined }) {
  const found = fieldNames.flatMap((name) => (errors[name] ? [{ name, message: errors[name] }] : []))
  if (found.length > 0) return <ErrorSummary key={attempt} title={text.summary(found.length)} errors={found} autoFocus />
  if (refused === undefined) return null
  return (
    <StatusMessage tone="danger" title={text.error} autoFocus>
      <Text>
        <FailureText detail={refused} />
      </Text>
    </StatusMessage>
  )
}

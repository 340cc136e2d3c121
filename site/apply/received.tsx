import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { Link } from '#ui/elements/Link/Link.tsx'
import { Text } from '#ui/elements/Text/Text.tsx'
import { BenefitList } from '#ui/form/BenefitList/BenefitList.tsx'
import { FormLayout } from '#ui/form/FormLayout/FormLayout.tsx'
import { StatusMessage } from '#ui/form/StatusMessage/StatusMessage.tsx'
import { wipeDraft } from './form/draft.ts'
import { words as text } from './words/form.ts'
import { brand } from '@workspace/brand/brand.ts'
import { backHeader } from '../frame/words/site.ts'
import { Frame } from '../frame/Frame.tsx'
import { Head, type PageHead } from '../frame/Head.tsx'

export const handle = {
  title: text.received.title,
  description: text.received.lead,
} satisfies PageHead

/** Receipt of a form that was sent without JavaScript. */
export function Component() {
  const { reference } = useParams()
  // The form's script did not load, but this one did, so it wipes the draft.
  useEffect(wipeDraft, [])
  return (
    <Frame header={backHeader} eager>
      <Head {...handle} />
      <FormLayout
        title={text.received.title}
        lead={text.received.lead}
        notice={
          <StatusMessage tone="success" title={text.success}>
            <Text size="mono">
              {text.reference}: {reference}
            </Text>
            <Text>
              {text.received.question} <Link href={`mailto:${brand.email}`}>{brand.email}</Link>.
            </Text>
          </StatusMessage>
        }
        aside={<BenefitList {...text.received.next} />}
      >
        <Text>
          <Link href="/docs">{text.received.docs}</Link>
        </Text>
      </FormLayout>
    </Frame>
  )
}

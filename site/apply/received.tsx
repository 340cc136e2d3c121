import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { Link } from '#ui/elements/Link/Link.tsx'
import { useBrowserValue } from '#ui/elements/useBrowserValue.ts'
import { FormLayout } from '#ui/form/FormLayout/FormLayout.tsx'
import { Receipt } from '#ui/form/Receipt/Receipt.tsx'
import { wipeDraft } from './form/draft.ts'
import { ReceivedPreview } from './form/Preview.tsx'
import { receiptId, findReceipt } from './form/receipt.ts'
import { words as text } from './words/form.ts'
import { formatTime } from '@workspace/application/format-time.ts'
import { toShortReference } from '@workspace/application/short-reference.ts'
import { brand } from '@workspace/tokens/brand.ts'
import { backHeader } from '../frame/words/site.ts'
import { Frame } from '../frame/Frame.tsx'
import { Head, type PageHead } from '../frame/Head.tsx'
import { usePageData } from '../frame/page-data.ts'

const { received } = text

export const handle = { title: received.title, description: received.description } satisfies PageHead

function Received() {
  const { reference = '' } = useParams()
  const { isDelayed } = usePageData()
  const own = useBrowserValue(() => findReceipt(reference), undefined)
  // A submission without JavaScript couldn't delete the draft.
  useEffect(wipeDraft, [])
  const values = own?.values
  return (
    <FormLayout title={received.title}>
      <Head {...handle} />
      <Receipt
        id={receiptId}
        result={text.success}
        detail={own?.sent === false || isDelayed ? text.stored : undefined}
        subject={values?.companyName}
        time={own && formatTime(own.at)}
        referenceLabel={text.reference}
        reference={toShortReference(reference)}
        longReference={reference}
        texts={received}
        note={received.description}
        next={[
          received.next.read,
          {
            title: received.next.reply.title,
            text: (
              <>
                {received.next.reply.text} {values?.companyEmail ? <strong>{values.companyEmail}</strong> : received.next.reply.email}
                {received.next.reply.after}
              </>
            ),
          },
        ]}
      >
        {received.question[0]} <Link href={`mailto:${brand.email}`}>{brand.email}</Link> {received.question[1]}{' '}
        <Link href="/docs">{received.docs}</Link>
      </Receipt>
      <ReceivedPreview values={values} />
    </FormLayout>
  )
}

/** Receipt with its own URL, so that reload, Back and Forward show it again. */
export const Component = () => (
  <Frame header={backHeader}>
    <Received />
  </Frame>
)

import { FactList } from '#ui/form/FactList/FactList.tsx'
import { words } from '../words/form.ts'
import { Prose } from './Prose.tsx'
import type { ReferralSource } from './useReferralSource.ts'

const { title, items } = words.purposes

/** Purposes of the form, and links for other visitors; the purpose of the applicant's link is marked. */
export const Purposes = ({ referralSource }: { referralSource: ReferralSource | undefined }) => (
  <FactList
    title={title}
    items={(['provide', 'access', 'partner'] as const).map((key) => ({
      name: items[key].name,
      text: <Prose parts={items[key].text} />,
      current: key === referralSource,
    }))}
  />
)

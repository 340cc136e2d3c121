import { FactList } from '#ui/form/FactList/FactList.tsx'
import { words } from '../words/form.ts'
import { Prose } from './Prose.tsx'
import type { ReferralSource } from './useReferralSource.ts'

const { title, items } = words.purposes

/** Purposes of the form, and places for other purposes; the one that the applicant's link was about is marked. */
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

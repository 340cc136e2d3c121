import { useSyncExternalStore } from 'react'
import { referralSources } from '@workspace/application/rules/fields.ts'

/** One of the three buttons of the landing page that lead to the form. */
export type ReferralSource = (typeof referralSources)[number]

const current = () => {
  const source = new URLSearchParams(location.search).get('referralSource')
  return referralSources.find((known) => known === source)
}

/** Which button of the landing page led here; unknown in the static HTML, which serves all of them. */
export const useReferralSource = (): ReferralSource | undefined =>
  useSyncExternalStore(
    () => () => {},
    current,
    () => undefined,
  )

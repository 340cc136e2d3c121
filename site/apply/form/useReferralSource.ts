import { useSyncExternalStore } from 'react'
import { referralSources } from '@workspace/application/rules/fields.ts'

/** Button of the landing page that leads to the form. */
export type ReferralSource = (typeof referralSources)[number]

const current = () => {
  const source = new URLSearchParams(location.search).get('referralSource')
  return referralSources.find((known) => known === source)
}

/** Button of the landing page that led here; unknown in the static HTML, which serves all of them. */
export const useReferralSource = (): ReferralSource | undefined =>
  useSyncExternalStore(
    () => () => {},
    current,
    () => undefined,
  )

import { useBrowserValue } from '#ui/elements/useBrowserValue.ts'
import { referralSources } from '@workspace/application/rules/fields.ts'

/** Button on the landing page that leads to the form. */
export type ReferralSource = (typeof referralSources)[number]

const current = () => {
  const [, source] = /[?&]referralSource=(\w+)/.exec(location.search) ?? []
  return referralSources.find((known) => known === source)
}

/** Returns the button that led here. Undefined in the static HTML, which is the same for every visitor. */
export const useReferralSource = (): ReferralSource | undefined => useBrowserValue(current, undefined)

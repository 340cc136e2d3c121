import { testPage } from '../../ui/fixtures/test-page.ts'
import { describeElement } from './layout/fault.ts'

/** WCAG 2.2.2 requires a way to pause an endless animation. Long motion uses `useTicker` with its `PauseToggle`. */
function assertEnds(motion: string): void {
  // Forces a style update, because getAnimations() omits animations that have not started.
  document.body.getBoundingClientRect()
  const endless = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
  if (endless.length === 0) return
  const places = endless.map(({ effect }) =>
    effect instanceof KeyframeEffect && effect.target ? describeElement(effect.target) : 'an element',
  )
  throw new Error(`With ${motion} these animations never end: ${places.join(', ')}. Make them end, or use useTicker with a PauseToggle.`)
}

/** Tests a `Default` story in both motion settings, and any other story only in its own setting. */
export async function assertNothingEndless(id: string): Promise<void> {
  if (!testPage.reduceMotion || !id.endsWith('--default')) return assertEnds('the motion setting of the story')
  for (const reduced of [false, true]) {
    await testPage.reduceMotion(reduced)
    assertEnds(reduced ? 'reduced motion' : 'full motion')
  }
}

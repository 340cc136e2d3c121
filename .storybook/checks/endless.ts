import { testPage } from '../../ui/fixtures/test-page.ts'
import { describeElement } from './layout/fault.ts'

/** Throws if the page has an endless animation, because WCAG 2.2.2 requires a way to pause it. Long motion uses `useTicker` with its `PauseToggle`. */
function assertEnds(motion: string): void {
  // Forces a style update, because getAnimations() doesn't list an animation before it has started.
  document.body.getBoundingClientRect()
  const endless = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
  if (endless.length === 0) return
  const places = endless.map(({ effect }) =>
    effect instanceof KeyframeEffect && effect.target ? describeElement(effect.target) : 'an element',
  )
  throw new Error(`With ${motion} these animations never end: ${places.join(', ')}. Give them an end, or use useTicker with a PauseToggle.`)
}

/** Fails if an animation of the page is endless in the story's motion setting. A `Default` story is tested in both settings. */
export async function assertNothingEndless(id: string): Promise<void> {
  if (!testPage.reduceMotion || !id.endsWith('--default')) return assertEnds('the motion of the story')
  for (const reduced of [false, true]) {
    await testPage.reduceMotion(reduced)
    assertEnds(reduced ? 'reduced motion' : 'full motion')
  }
}

import { testPage } from '../../ui/fixtures/test-page.ts'
import { nameOf } from './layout/fault.ts'

/** Animations that never end: nobody can pause them, as WCAG 2.2.2 asks. What moves for long is a `useTicker` with its `PauseToggle`. */
function assertEnds(motion: string): void {
  // An animation starts with the next style: getAnimations() alone misses it.
  document.body.getBoundingClientRect()
  const endless = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
  if (endless.length === 0) return
  const places = endless.map(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? nameOf(effect.target) : 'an element'))
  throw new Error(
    `With ${motion} these animations never end: ${places.join(', ')}. Give them an end, or take useTicker with a PauseToggle.`,
  )
}

/** Fails when an animation of the page has no end: under the motion of the story, and for a `Default` with both. */
export async function assertNothingEndless(id: string): Promise<void> {
  if (!testPage.reduceMotion || !id.endsWith('--default')) return assertEnds('the motion of the story')
  for (const reduced of [false, true]) {
    await testPage.reduceMotion(reduced)
    assertEnds(reduced ? 'reduced motion' : 'full motion')
  }
}

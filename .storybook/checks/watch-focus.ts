import { describeElement } from './layout/fault.ts'
import { hasRing } from './layout/focus-rings.ts'

/** Checks that each element that a story focuses by keyboard shows its focus. */
export function watchFocus(story: string): { check: () => void; end: () => void } {
  const bare = new Set<string>()
  const hear = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.tabIndex < 0 || !target.matches(':focus-visible')) return
    // Guards of a focus trap are not tab stops.
    if (!target.checkVisibility({ opacityProperty: true })) return
    if (!hasRing(target)) bare.add(describeElement(target))
  }
  document.addEventListener('focusin', hear, true)
  return {
    end: () => document.removeEventListener('focusin', hear, true),
    check: () => {
      if (bare.size > 0) throw new Error(`${story} shows no focus ring on ${[...bare].join(', ')}.`)
    },
  }
}

import { useEffect, type RefObject } from 'react'
import { matchesMedia } from '../../elements/media.ts'

/** Width from which the objects of the first level start open, as `media.tabular` has it. */
const roomy = '(min-width: 40em)'

/**
 * Takes the folds of the first level over from the stylesheet, which shows them on wide screens before any script runs: opens them there,
 * where nothing moves by it.
 */
export function useFolds(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const fold of list.current?.querySelectorAll<HTMLDetailsElement>('details[data-first]') ?? []) {
      if (matchesMedia(roomy)) fold.open = true
      delete fold.dataset['first']
    }
  }, [list])
}

import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { useMotion } from '../motion/useMotion.ts'

const loadUnfold = async () => (await import('./unfold.ts')).unfold

/** Hides closed content except from find in page, which calls `onFound` when it matches. */
export function useUntilFound(content: RefObject<HTMLElement | null>, isOpen: boolean, onFound: () => void): void {
  useLayoutEffect(() => {
    const element = content.current
    if (!element) return
    if (!isOpen && element.dataset['untilFound'] === 'served' && !element.hidden) onFound()
    if (isOpen) element.removeAttribute('hidden')
    else element.setAttribute('hidden', 'until-found')
    // oxlint-disable-next-line react/exhaustive-deps -- Only the first run can find content that the browser opened before the script ran.
  }, [content, isOpen])
  useEffect(() => {
    const element = content.current
    element?.addEventListener('beforematch', onFound)
    return () => element?.removeEventListener('beforematch', onFound)
  }, [content, onFound])
  useMotion(content, loadUnfold)
}

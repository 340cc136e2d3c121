import { useEffect, type RefObject } from 'react'
import { readStored, writeStored } from '../../elements/storage.ts'

const key = 'docs-scroll'

/** Keeps how far a column is scrolled over a reload, and brings the current page into sight where it is not, and another one later. */
export function useScrollRestoration(ref: RefObject<HTMLElement | null>, page: string | undefined): void {
  useEffect(() => {
    const element = ref.current
    // The storage costs a fresh page more than all else here, and a narrow screen shows no column.
    if (!element?.checkVisibility()) return
    const keep = () => writeStored('session', key, String(element.scrollTop))
    element.scrollTop = Number(readStored('session', key))
    const current = element.querySelector(`[aria-current="page"]${page ? `[href="${page}"]` : ''}`)?.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    // Near an edge it would stand in the fade.
    const edge = box.height / 8
    if (current && (current.bottom > box.bottom - edge || (current.top < box.top + edge && element.scrollTop > 0))) {
      element.scrollTop += current.top - box.top - box.height / 2
    }
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [ref, page])
}

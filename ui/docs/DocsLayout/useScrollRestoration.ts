import { useEffect, type RefObject } from 'react'
import { readStored, writeStored } from '../../elements/storage.ts'

const key = 'docs-scroll'

export function useScrollRestoration(ref: RefObject<HTMLElement | null>, page: string | undefined): void {
  useEffect(() => {
    const element = ref.current
    // Skips narrow screens, which have no navigation column, because reading storage is the most expensive step of a page load.
    if (!element || element.getClientRects().length === 0) return
    const keep = () => writeStored('session', key, String(element.scrollTop))
    element.scrollTop = Number(readStored('session', key))
    const current = element.querySelector(`[aria-current="page"]${page ? `[href="${page}"]` : ''}`)?.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    // An entry near an edge would be faded.
    const edge = box.height / 8
    if (current && (current.bottom > box.bottom - edge || (current.top < box.top + edge && element.scrollTop > 0))) {
      element.scrollTop += current.top - box.top - box.height / 2
    }
    element.addEventListener('scroll', keep)
    return () => element.removeEventListener('scroll', keep)
  }, [ref, page])
}

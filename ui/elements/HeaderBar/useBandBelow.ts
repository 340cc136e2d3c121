import { useEffect, useState, type RefObject } from 'react'
import { watchVisibility } from '../motion/watchVisibility.ts'

/** Returns the band that a sticky header covers, or `undefined` over the page's own background and on the server. */
export function useBandBelow(header: RefObject<HTMLElement | null>): string | undefined {
  const [band, setBand] = useState<string>()
  useEffect(() => {
    const bar = header.current
    const page = bar?.parentElement
    if (!bar || !page) return
    const bands = [...page.querySelectorAll<HTMLElement>(':is(section, article, footer)[data-band]')]
    const below = new Set<Element>()
    const stop = watchVisibility(
      bands,
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) below.add(target)
          else below.delete(target)
        }
        setBand(bands.findLast((one) => below.has(one))?.dataset.band)
      },
      // A strip at the top of the window, where the sticky header is.
      { rootMargin: '-32px 0px -94% 0px' },
    )
    return stop
  }, [header])
  return band
}

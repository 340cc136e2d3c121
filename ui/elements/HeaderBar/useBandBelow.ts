import { useEffect, useState, type RefObject } from 'react'
import { watchLastVisible } from '../motion/watchVisibility.ts'

/** Returns the band below a header, or `undefined` over the page's own background and on the server. */
export function useBandBelow(header: RefObject<HTMLElement | null>): string | undefined {
  const [band, setBand] = useState<string>()
  useEffect(() => {
    const bar = header.current
    const page = bar?.parentElement
    if (!bar || !page) return
    const bands = [...page.querySelectorAll<HTMLElement>(':is(section, article, footer)[data-band]')]
    // A strip at the top of the window.
    return watchLastVisible(bands, '-32px 0px -94% 0px', (last) => setBand(last?.dataset.band))
  }, [header])
  return band
}

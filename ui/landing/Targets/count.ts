import { inView, springValue } from 'motion'
import { numberIn } from './figure.ts'

/** Lets the figures of a ledger that is still below the fold count up once each when they come into view. The HTML holds the whole figure before and after. */
export function countUp(ledger: HTMLElement): () => void {
  if (ledger.getBoundingClientRect().top < innerHeight) return () => {}
  const ends = [...ledger.querySelectorAll<HTMLElement>('[data-figure]')].flatMap((element) => {
    const text = element.firstChild
    const whole = element.textContent
    const parts = numberIn(whole)
    if (!text || !parts) return []
    const { before, value, decimals, after } = parts
    const count = springValue<number>(0, { stiffness: 60, damping: 20, restDelta: value / 1000 })
    const stop = inView(element, () => {
      count.on('change', (now) => {
        text.nodeValue = before + Math.min(value, now).toFixed(decimals) + after
      })
      count.on('animationComplete', () => {
        text.nodeValue = whole
      })
      count.set(value)
    })
    return [
      () => {
        stop()
        count.destroy()
        text.nodeValue = whole
      },
    ]
  })
  return () => {
    for (const end of ends) end()
  }
}

import { MotionGlobalConfig } from 'motion'
import { animate } from 'motion/mini'
import { watchVisibility } from '../motion/watchVisibility.ts'
import { opening } from '../motion/times.ts'

/** The animation starts once `amount` of the section is `margin` px above the bottom of the window. Source: spec L21. */
const rise = { from: 'translateY(24px)', seconds: 0.8, apart: 0.06, amount: 0.1, margin: 50 } as const

/** The steps are small, so that the observer also notices a very long section in a very short window. */
const threshold = Array.from({ length: rise.amount * 1000 + 1 }, (_, at) => at / 1000)

const isReached = ({ intersectionRect, boundingClientRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRect.height > 0 &&
  intersectionRect.height >= rise.amount * Math.min(boundingClientRect.height, rootBounds?.height ?? innerHeight)

/** Returns the parts of a child that may move. The progress line must not move, so a child with a piece of the line is split. */
function findParts(child: Element): HTMLElement[] {
  if (!(child instanceof HTMLElement) || child.dataset.line !== undefined) return []
  return child.querySelector('[data-line]') ? [...child.children].flatMap(findParts) : [child]
}

/** Animates the children of a section below the fold when it comes into view. */
export function reveal(section: HTMLElement, from = scrollY): () => void {
  if (MotionGlobalConfig.skipAnimations || section.getBoundingClientRect().top + scrollY - from < innerHeight) return () => {}
  const parts = [...section.children].map(findParts)
  const hidden = parts.flat()
  const show = (part: HTMLElement) => {
    part.style.opacity = ''
    part.style.transform = ''
  }
  const play = () => {
    for (const [at, group] of parts.entries()) {
      const options = { duration: rise.seconds, delay: at * rise.apart, ease: opening.ease }
      for (const part of group) {
        const isWhole = part.parentElement === section
        const frames = { opacity: [0, 1], ...(isWhole && { transform: [rise.from, 'translateY(0)'] }) }
        const showPart = () => show(part)
        animate(part, frames, options).finished.then(showPart, showPart)
      }
    }
  }
  const stop = watchVisibility(
    [section],
    (entries) => {
      if (!entries.some(isReached)) return
      stop?.()
      try {
        play()
      } catch (error) {
        end()
        throw error
      }
    },
    { rootMargin: `0px 0px -${rise.margin}px 0px`, threshold },
  )
  if (!stop) return () => {}
  const end = () => {
    stop()
    removeEventListener('beforeprint', end)
    hidden.forEach(show)
  }
  for (const part of hidden) part.style.opacity = '0'
  addEventListener('beforeprint', end)
  return end
}

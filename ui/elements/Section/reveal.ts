import { inView, MotionGlobalConfig } from 'motion'
import { animate } from 'motion/mini'

/** 24 px up over 0.8 s, 60 ms apart, once a tenth of the section stands 50 px above the window's end: the owner's figures. */
const rise = { from: 'translateY(24px)', seconds: 0.8, apart: 0.06, amount: 0.1, margin: '0px 0px -50px 0px' } as const

/** Hides the children of a section that is still below the fold and lets them rise when it is reached; returns what shows them at once. */
export function reveal(section: HTMLElement): () => void {
  // Motion's own switch stills what plays by script: tests and pictures set it.
  if (MotionGlobalConfig.skipAnimations || section.getBoundingClientRect().top < innerHeight) return () => {}
  const parts = [...section.children] as HTMLElement[]
  const show = () => {
    for (const part of parts) {
      part.style.opacity = ''
      part.style.transform = ''
    }
  }
  for (const part of parts) part.style.opacity = '0'
  addEventListener('beforeprint', show, { once: true })
  const stop = inView(
    section,
    () => {
      parts.forEach((part, at) => {
        const options = { duration: rise.seconds, delay: at * rise.apart, ease: [0.2, 0.7, 0.2, 1] as const }
        void animate(part, { opacity: [0, 1], transform: [rise.from, 'translateY(0)'] }, options).finished.then(() => {
          part.style.opacity = ''
          part.style.transform = ''
        })
      })
    },
    { amount: rise.amount, margin: rise.margin },
  )
  return () => {
    stop()
    removeEventListener('beforeprint', show)
    show()
  }
}

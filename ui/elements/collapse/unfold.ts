import { MotionGlobalConfig } from 'motion'
import { animate } from 'motion/mini'

export function unfold(element: HTMLElement): () => void {
  const { style } = element
  const clear = () => {
    style.height = style.opacity = style.overflow = ''
  }
  const observer = new MutationObserver(() => {
    clear()
    if (element.dataset['state'] !== 'open' || MotionGlobalConfig.skipAnimations) return
    const height = `${element.offsetHeight}px`
    style.overflow = 'clip'
    void animate(element, { height: ['0px', height], opacity: [0, 1] }, { duration: 0.24, ease: [0.2, 0.7, 0.2, 1] }).finished.then(clear)
  })
  observer.observe(element, { attributeFilter: ['data-state'] })
  return () => {
    observer.disconnect()
    clear()
  }
}

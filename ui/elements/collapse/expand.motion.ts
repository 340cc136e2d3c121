import { MotionGlobalConfig } from 'motion'
import { animate } from 'motion/mini'
import { opening } from '../motion/times.ts'

export function expand(element: HTMLElement): () => void {
  const { style } = element
  const clear = () => {
    style.height = style.opacity = style.overflow = ''
  }
  const observer = new MutationObserver(() => {
    clear()
    if (element.dataset['state'] !== 'open' || MotionGlobalConfig.skipAnimations) return
    const height = `${element.offsetHeight}px`
    style.overflow = 'clip'
    void animate(element, { height: ['0px', height], opacity: [0, 1] }, opening).finished.then(clear)
  })
  observer.observe(element, { attributeFilter: ['data-state'] })
  return () => {
    observer.disconnect()
    clear()
  }
}

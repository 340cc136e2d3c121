import { useRef } from 'react'
import { useMotion } from '../motion/useMotion.ts'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import * as css from './ScrollProgress.css.ts'

const loadFollowScroll = async () => (await import('./followScroll.motion.ts')).followScroll

/** Scroll progress at the bottom of a positioned header. Empty without scripts and under reduced motion. */
export function ScrollProgress(props: ElementProps<'span'>) {
  const bar = useRef<HTMLSpanElement>(null)
  useMotion(bar, loadFollowScroll)
  return (
    <span aria-hidden="true" {...pickAllowedProps(props)} className={css.track}>
      <span className={css.drawn} ref={bar} />
    </span>
  )
}

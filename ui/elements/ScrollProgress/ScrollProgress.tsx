import { useRef } from 'react'
import { useMotion } from '../motion/useMotion.ts'
import { allowed, type ElementProps } from '../attributes.ts'
import * as css from './ScrollProgress.css.ts'

const loadFollow = async () => (await import('./follow-scroll.ts')).follow

/**
 * Line along the page: the part that the reader has passed is drawn in the accent, the rest in the hairline color. Place it in a positioned
 * ancestor, whose height it fills; without scripts and under reduced motion it is drawn whole.
 */
export function ScrollProgress(props: ElementProps<'span'>) {
  const pen = useRef<HTMLSpanElement>(null)
  useMotion(pen, loadFollow)
  return (
    <span aria-hidden="true" {...allowed(props)} className={css.track}>
      <span className={css.drawn} ref={pen} />
    </span>
  )
}

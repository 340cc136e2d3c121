import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { useMotion } from '../motion/useMotion.ts'
import { content } from './collapse.css.ts'
import { markUntilFound } from './until-found.ts'

const loadExpand = async () => (await import('./expand.motion.ts')).expand

interface UntilFoundProps extends ComponentProps<'div'> {
  isOpen: boolean
  /** Called when the browser's find in page finds text in the closed content. */
  onFound: () => void
}

/** Content that find in page can open while it is closed. Replaces Radix's `Content`, which forces a layout to measure its height. */
export function UntilFound({ isOpen, onFound, className = '', ...rest }: UntilFoundProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    if (!isOpen && element.dataset['untilFound'] === 'served' && !element.hidden) onFound()
    if (isOpen) element.removeAttribute('hidden')
    else element.setAttribute('hidden', 'until-found')
    // oxlint-disable-next-line react/exhaustive-deps -- Only the first run can find content that the browser opened before the script ran.
  }, [isOpen])
  useEffect(() => {
    const element = box.current
    element?.addEventListener('beforematch', onFound)
    return () => element?.removeEventListener('beforematch', onFound)
  }, [onFound])
  useMotion(box, loadExpand)
  return (
    <div {...rest} className={`${content} ${className}`} ref={box} data-state={isOpen ? 'open' : 'closed'} {...markUntilFound(isOpen)} />
  )
}

import { MotionGlobalConfig } from 'motion'
import { animate } from 'motion/mini'
import { Dialog as Radix } from 'radix-ui'
import { useCallback, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { isMotionAllowed } from '../motion/reduced-motion.ts'
import { ModalLayer } from '../portal/ModalLayer.tsx'
import * as css from './Sheet.css.ts'
import { opening } from '../motion/times.ts'

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  placement: 'top' | 'start' | 'bottom' | 'center'
  /** Element that gets the focus back when the sheet closes, unless the reader followed a link. */
  opener: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Returns the transform from which a sheet slides in: a little nearer to its edge of the window. Reads the text direction from `near`. */
const getFirstPlace = (placement: SheetProps['placement'], near: Element) => {
  if (placement === 'start') return `translateX(${getComputedStyle(near).direction === 'rtl' ? 8 : -8}px)`
  return `translateY(${placement === 'bottom' ? 8 : -8}px)`
}

export function Sheet({ open, onOpenChange, label, placement, opener, children }: SheetProps) {
  const isLeaving = useRef(false)
  const enter = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element || MotionGlobalConfig.skipAnimations || !isMotionAllowed()) return
      animate(element, { opacity: [0, 1], transform: [getFirstPlace(placement, opener.current ?? element), 'none'] }, opening)
    },
    [placement, opener],
  )
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    isLeaving.current = link.target !== '_blank'
    onOpenChange(false)
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <ModalLayer
        className={css.dialog}
        aria-label={label}
        data-placement={placement}
        ref={enter}
        place={opener}
        keepsFocus={() => {
          const isGone = isLeaving.current
          isLeaving.current = false
          return isGone
        }}
        onClick={onClick}
      >
        {children}
      </ModalLayer>
    </Radix.Root>
  )
}

import type { RefObject } from 'react'
import { useMotion } from '../motion/useMotion.ts'

const loadDraw = async () => (await import('./drawLine.ts')).drawLine

/** Draws the line on scroll, or all of it without scripts and under reduced motion. */
export const useDrawnLine = (page: RefObject<HTMLElement | null>, active = true): void => useMotion(page, active ? loadDraw : undefined)

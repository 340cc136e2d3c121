import type { RefObject } from 'react'
import { useMotion } from '../motion/useMotion.ts'

const loadDraw = async () => (await import('./drawLine.motion.ts')).drawLine

/** Draws the line as the reader scrolls. Without scripts and under reduced motion, the whole line is visible. */
export const useDrawnLine = (page: RefObject<HTMLElement | null>, active = true): void => useMotion(page, active ? loadDraw : undefined)

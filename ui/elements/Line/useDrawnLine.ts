import type { RefObject } from 'react'
import { useMotion } from '../motion/useMotion.ts'

const loadDraw = async () => (await import('./drawLine.ts')).drawLine

/** Draws the line of a page as far as the reader has scrolled. Without scripts and under reduced motion the whole line shows. */
export const useDrawnLine = (page: RefObject<HTMLElement | null>, active = true): void => useMotion(page, active ? loadDraw : undefined)

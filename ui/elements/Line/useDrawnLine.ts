import type { RefObject } from 'react'
import { useMotion } from '../motion/useMotion.ts'

const loadDraw = async () => (await import('./draw.ts')).drawLine

/** Draws the line of a page as far as the reader has come; without scripts and under reduced motion it is drawn whole. */
export const useDrawnLine = (page: RefObject<HTMLElement | null>, active = true): void => useMotion(page, active ? loadDraw : undefined)

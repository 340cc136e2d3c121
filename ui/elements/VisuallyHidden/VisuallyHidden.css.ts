import { style } from '@vanilla-extract/css'
import { visuallyHidden } from './visually-hidden.ts'

/** Replaces Radix's component, whose `style` attribute a strict CSP blocks in the server's HTML. */
export const root = style({ ...visuallyHidden, margin: '-1px' })

import { vars } from './contract.css.ts'

export { systemColors } from './forced-colors.ts'
export { media } from './media.ts'

/** Groups of the contract. Styles in `ui/` import their tokens from here. */
export const { color, font, size, weight, leading, tracking, space, radius, stroke, marker, layout, motion } = vars

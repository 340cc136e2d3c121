import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'

// No outline: a link to the section focuses it, and a ring around a whole section says nothing.
export const root = style({ outline: 'none', overflowX: 'clip', overflowWrap: 'anywhere', background: vars.color.canvas })

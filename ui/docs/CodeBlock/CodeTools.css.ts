import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { tool } from '../../elements/CopyButton/CopyButton.css.ts'
import { overlay } from './frame.css.ts'

export const root = style({ flex: 'none', display: 'flex', marginInlineStart: 'auto' })
/** Checkbox as a toggle: it works without scripts. */
export const wrap = style([tool])
globalStyle(`${wrap}:has(:checked)`, { background: vars.color.sunken, color: vars.color.accent.default })
export const box = style([overlay])

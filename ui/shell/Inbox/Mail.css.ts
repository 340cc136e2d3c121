import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'

const hairline = `${vars.stroke.thin} solid ${vars.color.line.default}`
const mono = { fontFamily: vars.font.mono, letterSpacing: 0 }

export const root = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space[4],
  overflowWrap: 'anywhere',
})

export const headers = style({ borderBlockStart: hairline })
export const header = style({
  display: 'grid',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: hairline,
  '@media': { [media.wide]: { gridTemplateColumns: '8rem minmax(0, 1fr)' } },
})
export const name = style({ color: vars.color.text.muted, fontSize: vars.size.small })
export const value = style({
  ...mono,
  fontSize: vars.size.mono,
  '@media': { [media.wide]: { gridColumnStart: 2 } },
})

export const label = style({
  marginBlockEnd: vars.space[3],
  color: vars.color.text.muted,
  fontSize: vars.size.label,
  fontWeight: vars.weight.regular,
  ...mono,
})

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '34rem',
  border: hairline,
  borderRadius: vars.radius.l,
  // A mail brings its own colors, made for a light ground.
  colorScheme: 'light',
  background: 'Canvas',
  resize: 'vertical',
})

export const text = style({
  padding: vars.space[5],
  border: hairline,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  fontSize: vars.size.mono,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  // Each line in the direction of its words.
  unicodeBidi: 'plaintext',
  ...mono,
})

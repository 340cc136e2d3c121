import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'
import { forcedLine, root as group, stop } from '../FieldGroup/FieldGroup.css.ts'

const line = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${vars.layout.gutter} * -1 - ${vars.stroke.line} / 2)`,
  borderInlineStart: `${vars.stroke.line} solid ${vars.color.line.default}`,
  pointerEvents: 'none',
} as const
const drawn = { ...line, borderColor: vars.color.accent.default } as const

export const page = style({ maxInlineSize: vars.layout.page, marginInline: 'auto', paddingInline: vars.layout.margin })
export const rail = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInlineStart: vars.layout.gutter,
  paddingBlockEnd: vars.layout.section,
  '::before': { ...line, insetInlineStart: `calc(${vars.stroke.line} / -2)` },
  '@media': {
    [media.forced]: { vars: forcedLine },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 45fr) minmax(0, 23fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: 'clamp(3rem, 6.7vw, 6rem)',
    },
  },
})
const top = { paddingBlockStart: vars.space[12], '@media': { [media.desktop]: { paddingBlockStart: vars.space[18] } } } as const
/** On this page the line is the form's progress: it has come to the first station, and each group draws its own stretch. */
export const hero = style([top, { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6], paddingBlockEnd: vars.space[16], '::before': drawn }])
export const body = style({
  position: 'relative',
  paddingBlockEnd: vars.space[2],
  // Ends the stretch above the first group, whatever stands between.
  clipPath: 'inset(0 -100vmax)',
  selectors: { '&:has(fieldset):not(:has(:invalid, [aria-invalid="true"]))::before': drawn },
})
globalStyle(`${body} ${group}:not(${group} ~ ${group})::before`, {
  ...drawn,
  insetBlockStart: 'auto',
  insetBlockEnd: `calc(100% - ${stop})`,
  blockSize: '200rem',
})
export const aside = style({
  marginBlockStart: vars.space[16],
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2', marginBlockStart: 0, paddingBlockStart: vars.space[18] } },
})
export const pinned = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.layout.header} + ${vars.space[8]})` } },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { pageWidth } from '../../elements/Layout/page-width.ts'
import { media } from '@workspace/tokens/media.ts'
import { root as group, stop } from '../FieldGroup/FieldGroup.css.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'

const line = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${vars.layout.gutter} * -1 - ${vars.stroke.thread} / 2)`,
  borderInlineStart: `${vars.stroke.thread} solid ${vars.color.field.border}`,
  pointerEvents: 'none',
} as const
const drawn = { ...line, borderColor: vars.color.accent.default } as const
const print = { display: 'none' } as const

export const page = style(pageWidth)
export const rail = style({
  position: 'relative',
  ...oneColumn,
  paddingInlineStart: vars.layout.gutter,
  paddingBlockEnd: vars.layout.section,
  '::before': { ...line, insetInlineStart: `calc(${vars.stroke.thread} / -2)` },
  '@media': {
    [media.forced]: { '::before': { borderColor: 'CanvasText' } },
    [media.print]: { '::before': print },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 45fr) minmax(0, 23fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: 'clamp(3rem, 6.7vw, 6rem)',
    },
  },
})
/** The line shows the form's progress: it reaches the first marker here, and each group draws its own stretch. */
export const hero = style({
  position: 'relative',
  ...oneColumn,
  gap: vars.space[6],
  paddingBlockStart: vars.space[12],
  paddingBlockEnd: vars.space[16],
  '::before': drawn,
  '@media': {
    [media.desktop]: { paddingBlockStart: vars.space[18] },
    [media.forced]: { '::before': { borderColor: 'Highlight' } },
    [media.print]: { '::before': print },
  },
})
const ready = '&:has(fieldset):not(:has(:invalid, [aria-invalid="true"]))::before'
export const body = style({
  position: 'relative',
  paddingBlockEnd: vars.space[2],
  // Clips the stretch above the first group at its end, and leaves room for the focus ring of a notice.
  clipPath: `inset(calc(${vars.space[2]} * -1) -100vmax)`,
  selectors: { [ready]: drawn },
  '@media': {
    [media.forced]: { selectors: { [ready]: { borderColor: 'Highlight' } } },
    [media.print]: { selectors: { [ready]: print } },
  },
})
export const intro = style({ marginBlockEnd: vars.space[12] })
/** Stretch from the hero to the first marker. */
globalStyle(`${body} ${group}:not(${group} ~ ${group})::before`, {
  ...drawn,
  insetBlockStart: 'auto',
  insetBlockEnd: `calc(100% - ${stop})`,
  blockSize: '200rem',
  '@media': { [media.forced]: { borderColor: 'Highlight' }, [media.print]: print },
})
export const aside = style({
  marginBlockStart: vars.space[16],
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2', marginBlockStart: 0, paddingBlockStart: vars.space[18] } },
})
export const pinned = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.layout.header} + ${vars.space[8]})` } },
})

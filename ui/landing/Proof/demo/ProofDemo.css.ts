import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../../elements/Layout/one-column.ts'
import { tight } from '../../section/tight.ts'

const mono = {
  fontFamily: vars.font.mono,
  fontSize: vars.size.mono,
  letterSpacing: 0,
  lineHeight: 1.6,
  fontVariantNumeric: 'tabular-nums',
} as const

const middle = `calc(${vars.space[5]} + ${vars.marker.ring} / 2 + ${vars.stroke.thin} - ${vars.stroke.thread} / 2)`

/** The demo branches off the page's line. */
export const root = style({
  containerType: 'inline-size',
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ':before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: middle,
    insetInlineStart: `calc(${vars.layout.gutter} * -1)`,
    inlineSize: `calc(${vars.layout.gutter} + ${vars.space[5]} + ${vars.stroke.thin})`,
    borderBlockStart: `${vars.stroke.thread} solid ${vars.color.accent.default}`,
  },
  '@media': {
    [media.desktop]: { ':before': { inlineSize: `calc(${vars.layout.gutter} + ${vars.stroke.thin})` } },
    [media.forced]: { ':before': { borderColor: 'CanvasText' } },
  },
  '@container': { [tight]: { ':before': { inlineSize: `calc(${vars.layout.gutter} + ${vars.space[2]} + ${vars.stroke.thin})` } } },
})
export const box = style({
  ...oneColumn,
  overflow: 'hidden',
  border: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  borderRadius: vars.radius.l,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const name = style({ ...mono, color: vars.color.text.muted })
export const field = style({
  ...mono,
  display: 'block',
  inlineSize: '100%',
  resize: 'none',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `${vars.stroke.thin} solid ${vars.color.field.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.canvas,
  // iOS zooms into a field whose text is smaller than 16 px.
  fontSize: '1rem',
  '@media': {
    [media.desktop]: { fontSize: vars.size.mono },
    [media.hover]: { ':hover': { borderColor: vars.color.text.default } },
  },
  // A line has one or two words: three lines would hide the rest.
  '@container': { [tight]: { fieldSizing: 'content', minBlockSize: '6lh', paddingInline: vars.space[2] } },
})
export const leaves = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: vars.space[1] })
export const leaf = style({
  blockSize: vars.space[2],
  borderRadius: '1px',
  background: vars.color.field.border,
  selectors: { '&[data-changed="true"]': { background: vars.color.status.danger } },
  '@media': {
    [media.motion]: { transition: `background-color ${vars.motion.moderate}` },
    [media.forced]: {
      background: 'CanvasText',
      selectors: { '&[data-changed="true"]': { background: 'Canvas', border: '2px dashed CanvasText' } },
    },
  },
})
/** Reserves two lines, so that a message moves nothing. */
export const note = style({
  ...mono,
  fontSize: vars.size.label,
  minBlockSize: '2lh',
  color: vars.color.text.muted,
  selectors: { '&[data-changed="true"]': { color: vars.color.status.danger } },
})
export const facts = style({ ...mono, display: 'grid', minInlineSize: 0 })
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  minBlockSize: '2.625rem',
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  color: vars.color.text.muted,
})
export const value = style({ color: vars.color.text.default })
export const check = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.s,
  border: `${vars.stroke.thin} solid transparent`,
  background: vars.color.verified.default,
  color: vars.color.verified.on,
  selectors: {
    '&[data-state="failed"]': { background: vars.color.status.danger, color: vars.color.canvas },
    '&[data-state="none"]': { background: 'transparent', color: vars.color.text.muted },
  },
})
export const mark = style({
  display: 'none',
  fontSize: '3.5rem',
  lineHeight: 1,
  marginInlineStart: '-0.15em',
  '@media': { [media.desktop]: { display: 'block' } },
})
/** Reserves three lines for the longest reason. */
export const result = style({ ...mono, minBlockSize: '3lh', alignContent: 'end' })
export const under = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3], marginBlockStart: vars.space[5] })
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  selectors: { [`${root}[data-still="true"] &`]: { display: 'none' } },
  '@media': { [media.noScript]: { display: 'none' } },
})
export const still = style({
  display: 'none',
  minBlockSize: '3rem',
  alignContent: 'center',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  selectors: { [`${root}[data-still="true"] &`]: { display: 'block' } },
  '@media': { [media.noScript]: { display: 'block' } },
})

import { createVar, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../../elements/Layout/one-column.ts'
import { tight } from '../../section/tight.ts'

const middle = `calc(${vars.space[5]} + ${vars.marker.ring} / 2)`
/** Padding of a narrow cell. */
const edge = createVar()
const middleAcross = `calc(${edge} + ${vars.marker.ring} / 2)`
const pad = vars.space[6]
const ruled = `${vars.stroke.thin} solid ${vars.color.line.default}`

/** The line is vertical on narrow screens and horizontal on wide ones. */
export const root = style({
  vars: { [edge]: vars.space[5] },
  position: 'relative',
  ...oneColumn,
  gap: vars.space[5],
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlock: vars.space[5],
  paddingInline: `calc(${edge} + ${vars.marker.ring} + min(${edge}, ${vars.space[4]})) ${edge}`,
  background: vars.color.surface,
  ':before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${middleAcross} - ${vars.stroke.thread} / 2)`,
    borderInlineStart: `${vars.stroke.thread} solid ${vars.color.accent.default}`,
  },
  selectors: {
    '& + &': { borderBlockStart: ruled },
    '&:first-child:before': { insetBlockStart: middle },
    '&:last-child:before': { insetBlockEnd: 'auto', blockSize: middle, borderColor: 'currentColor' },
    '&[data-flows="false"]:after': {
      content: '',
      position: 'absolute',
      insetBlock: `${middle} 0`,
      insetInlineStart: `calc(${middleAcross} - ${vars.stroke.thread} / 2)`,
      borderInlineStart: `${vars.stroke.thread} dashed ${vars.color.status.danger}`,
    },
    '&[data-flows="false"]:before': { insetBlockEnd: 'auto', blockSize: middle },
    '&[data-state="verified"]': { background: vars.color.verified.default, color: vars.color.verified.on },
    '&[data-state="rejected"]': { background: vars.color.status.danger, color: vars.color.canvas },
    '&[data-state="rejected"]:last-child:before': { borderInlineStartStyle: 'dashed' },
  },
  '@media': {
    [media.motion]: { transition: `background-color ${vars.motion.moderate} ${vars.motion.ease}` },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', gap: vars.space[8] },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: vars.space[8],
      padding: pad,
      paddingBlockStart: `calc(${vars.space[5]} + ${vars.marker.ring} + ${vars.space[5]})`,
      ':before': {
        insetInline: 0,
        insetBlockStart: `calc(${middle} - ${vars.stroke.thread} / 2)`,
        insetBlockEnd: 'auto',
        borderInlineStart: 0,
        borderBlockStart: `${vars.stroke.thread} solid ${vars.color.accent.default}`,
      },
      selectors: {
        '& + &': { borderBlockStart: 0, borderInlineStart: ruled },
        '&:first-child:before': { insetBlockStart: `calc(${middle} - ${vars.stroke.thread} / 2)` },
        '&:last-child:before': { blockSize: 'auto', insetInlineEnd: 'auto', inlineSize: pad },
        '&[data-flows="false"]:before': { blockSize: 'auto', insetInlineEnd: 'auto', inlineSize: pad },
        '&[data-flows="false"]:after': {
          insetBlock: `calc(${middle} - ${vars.stroke.thread} / 2) auto`,
          insetInline: `calc(${pad} + ${vars.marker.ring}) 0`,
          borderInlineStart: 0,
          borderBlockStart: `${vars.stroke.thread} dashed ${vars.color.status.danger}`,
        },
        '&[data-state="rejected"]:last-child:before': { borderBlockStartStyle: 'dashed' },
      },
    },
    [media.forced]: { ':before': { borderColor: 'CanvasText' } },
  },
  '@container': { [tight]: { vars: { [edge]: vars.space[2] } } },
})
export const stop = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space[5],
  insetInlineStart: edge,
  display: 'grid',
  borderRadius: '50%',
  '@media': { [media.desktop]: { insetInlineStart: pad } },
})
export const end = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.marker.ring,
  blockSize: vars.marker.ring,
  borderRadius: '50%',
  background: vars.color.verified.on,
  color: vars.color.verified.default,
  // The check mark has the size of its dot, which does not grow with the text.
  fontSize: `calc(${vars.marker.ring} * 0.65)`,
  selectors: { [`${root}[data-state="rejected"] &`]: { background: vars.color.canvas, color: vars.color.status.danger } },
  '@media': { [media.forced]: { border: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' } },
})
export const head = style({
  ...oneColumn,
  gap: vars.space[1],
  alignContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
export const label = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  letterSpacing: 0,
  lineHeight: `max(${vars.marker.ring}, 1.3em)`,
  color: vars.color.text.muted,
  selectors: { [`${root}:not([data-state="passed"]) &`]: { color: 'inherit' } },
})
export const body = style({ ...oneColumn, gap: vars.space[3], alignContent: 'end', minInlineSize: 0 })

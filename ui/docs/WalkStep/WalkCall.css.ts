import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { flexRow, generated, hairline, needsScript, notPrinted, oneColumn, wrappingRow } from '../../elements/mixins.ts'
import { frame } from '../CodeBlock/frame.css.ts'

const drop = vars.space[6]

export const root = style(oneColumn)
export const request = style({ ...oneColumn, breakInside: 'avoid' })
globalStyle(`${request} > ${frame}`, {
  '@media': { [media.script]: { borderBlockEnd: 0, borderEndStartRadius: 0, borderEndEndRadius: 0 } },
})
// Shortens a sent request, so that its response is visible.
globalStyle(`${request}[data-sent] > ${frame} pre`, { '@media': { screen: { maxBlockSize: '11rem' } } })
export const bar = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[3],
  paddingInlineStart: vars.space[4],
  border: hairline,
  borderEndStartRadius: vars.radius.l,
  borderEndEndRadius: vars.radius.l,
  background: vars.color.canvas,
  color: vars.color.text.default,
  ...needsScript,
})
export const note = style({
  flex: '1 1 10rem',
  color: vars.color.text.muted,
  fontSize: vars.size.label,
  lineHeight: 1.4,
  textWrap: 'pretty',
})
export const example = style({
  paddingBlockStart: vars.space[4],
  '@media': { [media.script]: { display: 'none' } },
})
export const answer = style({
  position: 'relative',
  ...oneColumn,
  paddingBlockStart: drop,
  selectors: {
    '&::before, &::after': { ...generated, insetInlineStart: '2rem' },
    '&::before': { insetBlockStart: 0, blockSize: drop, borderInlineStart: `${vars.stroke.thread} solid ${vars.color.accent.default}` },
    '&::after': {
      insetBlockStart: `calc(${drop} - 8px)`,
      marginInlineStart: '-4px',
      borderInline: '5px solid transparent',
      borderBlockStart: `8px solid ${vars.color.accent.default}`,
    },
  },
  '@media': { [media.forced]: { selectors: { '&::after': { content: 'none' } } } },
})
globalStyle(`${answer} pre`, { '@media': { screen: { maxBlockSize: '26rem' } } })
export const documented = style({
  ...flexRow,
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.size.label,
})
export const next = style({ marginBlockStart: vars.space[4], ...notPrinted })

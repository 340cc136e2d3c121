import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, radius, size, space, stroke } from '@workspace/tokens/values.ts'
import { flexRow, generated, hairline, muted, needsScript, notPrinted, oneColumn, pageGround, spreadRow } from '../../elements/mixins.ts'
import { frame } from '../CodeBlock/frame.css.ts'

const drop = space[6]

export const root = style(oneColumn)
export const request = style({ ...oneColumn, breakInside: 'avoid' })
globalStyle(`${request} > ${frame}`, {
  '@media': { [media.script]: { borderBlockEnd: 0, borderEndStartRadius: 0, borderEndEndRadius: 0 } },
})
// Shortens a sent request, so that its response is visible.
globalStyle(`${request}[data-sent] > ${frame} pre`, { '@media': { screen: { maxBlockSize: '11rem' } } })
export const bar = style({
  ...spreadRow,
  gap: space[3],
  padding: space[3],
  paddingInlineStart: space[4],
  border: hairline,
  borderEndStartRadius: radius.l,
  borderEndEndRadius: radius.l,
  ...pageGround,
  ...needsScript,
})
export const note = style({
  flex: '1 1 10rem',
  ...muted(size.label),
  lineHeight: 1.4,
  textWrap: 'pretty',
})
export const example = style({
  paddingBlockStart: space[4],
  '@media': { [media.script]: { display: 'none' } },
})
export const answer = style({
  position: 'relative',
  ...oneColumn,
  paddingBlockStart: drop,
  selectors: {
    '&::before, &::after': { ...generated, insetInlineStart: '2rem' },
    '&::before': { insetBlockStart: 0, blockSize: drop, borderInlineStart: `${stroke.thread} solid ${color.accent.default}` },
    '&::after': {
      insetBlockStart: `calc(${drop} - 8px)`,
      marginInlineStart: '-4px',
      borderInline: '5px solid transparent',
      borderBlockStart: `8px solid ${color.accent.default}`,
    },
  },
  '@media': { [media.forced]: { selectors: { '&::after': { content: 'none' } } } },
})
globalStyle(`${answer} pre`, { '@media': { screen: { maxBlockSize: '26rem' } } })
export const documented = style({
  ...flexRow,
  gap: space[2],
  marginBlockStart: space[2],
  ...muted(size.label),
})
export const next = style({ marginBlockStart: space[4], ...notPrinted })

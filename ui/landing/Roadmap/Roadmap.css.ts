import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'

const drawn = `${vars.stroke.thread} solid ${vars.color.accent.default}`
const half = `calc(${vars.marker.ring} / 2)`

/** On a narrow screen the markers are on the page's line; on a wide one a horizontal line carries them. */
export const line = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[12],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto auto auto 1fr',
      columnGap: vars.space[8],
      rowGap: 0,
      '::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: half,
        insetInlineStart: `calc(${vars.layout.gutter} * -1)`,
        insetInlineEnd: `calc(${vars.layout.margin} * -1)`,
        marginBlockStart: `calc(${vars.stroke.thread} / -2)`,
        borderBlockStart: drawn,
      },
    },
  },
})
export const stop = style({
  breakInside: 'avoid',
  position: 'relative',
  ...oneColumn,
  alignContent: 'start',
  gap: vars.space[2],
  '@media': { [media.desktop]: { gridRow: 'span 5', gridTemplateRows: 'subgrid', rowGap: vars.space[2] } },
})
export const marker = style({
  position: 'absolute',
  insetInlineStart: `calc(${vars.layout.gutter} * -1 - ${half})`,
  display: 'flex',
  '@media': { [media.desktop]: { position: 'relative', insetInlineStart: 'auto', marginBlockEnd: vars.space[6] } },
})
export const features = style({ marginBlockStart: vars.space[4] })
export const feature = style({
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  color: vars.color.text.muted,
})

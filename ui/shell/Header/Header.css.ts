import { style } from '@vanilla-extract/css'
import { color, layout, leading, marker, media, size, space, stroke, tracking, weight } from '@workspace/tokens/values.ts'
import { circle, flexRow, flexWrap, generated, hairline, ringInside, spreadRow, wrappingRow } from '../../elements/mixins.ts'

export const list = style({ ...flexWrap, columnGap: space[6] })

export const end = style({ ...wrappingRow, columnGap: space[4], marginInlineStart: 'auto' })
export const onNarrow = style({ '@media': { [media.desktop]: { display: 'none' } } })
export const onWide = style({
  display: 'none',
  '@media': { 'screen and (min-width: 22em)': { display: 'block' }, [media.noScript]: { display: 'block' } },
})
export const onDesktop = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' }, [media.noScript]: { display: 'block' } },
})

export const rail = style({
  marginInlineStart: `calc(${stroke.thread} / -2)`,
  paddingInlineStart: layout.gutter,
  borderInlineStart: `${stroke.thread} solid ${color.accent.default}`,
})

export const stop = style({
  position: 'relative',
  borderBlockEnd: hairline,
  selectors: {
    '&:first-child': { borderBlockStart: hairline },
    '&:has([aria-current])::before': {
      ...generated,
      insetBlockStart: `calc(50% - ${marker.ring} / 2)`,
      insetInlineStart: `calc((${layout.gutter} + ${stroke.thread} / 2 + ${marker.ring} / 2) * -1)`,
      ...circle(marker.ring),
      border: `${stroke.marker} solid ${color.accent.default}`,
      background: color.canvas,
    },
  },
})

export const menuLink = style({
  ...flexRow,
  gap: space[2],
  minBlockSize: '3.5rem',
  paddingBlock: space[2],
  fontSize: size.title,
  fontWeight: weight.semibold,
  letterSpacing: tracking.title,
  lineHeight: leading.title,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  // The focus ring is inside, because the header above would cover it.
  marginInline: `calc(${space[2]} * -1)`,
  paddingInline: space[2],
  ...ringInside,
  selectors: { '&[aria-current]': { color: color.accent.default } },
  '@media': { [media.hover]: { ':hover': { color: color.accent.default } } },
})

export const foot = style({
  ...spreadRow,
  gap: space[4],
  paddingBlock: space[6],
  paddingInlineStart: layout.gutter,
})

import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'

export const root = style({
  position: 'relative',
  insetBlockStart: 0,
  zIndex: 20,
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.line.default}`,
  background: vars.color.canvas,
  color: vars.color.text.default,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  // In a low window, or with very large text, it would cover what it heads.
  // Without a script all links stand in it, in several rows on a narrow screen.
  '@media': { 'screen and (min-height: 26em)': { position: 'sticky' }, '(scripting: none) and (max-width: 63.99em)': { position: 'relative' }, [media.print]: { display: 'none' } },
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  maxInlineSize: vars.layout.page,
  minBlockSize: vars.layout.header,
  marginInline: 'auto',
  paddingBlock: vars.space[2],
  paddingInline: vars.layout.margin,
})

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  // The centre of the ring stands on the line, which runs along the edge of the content.
  marginInlineStart: `calc(${vars.station.ring} / -2)`,
  borderRadius: vars.radius.s,
  textDecoration: 'none',
})

export const name = style({ display: 'flex' })

export const nav = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' }, [media.noScript]: { display: 'block' } } })
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '2.75rem',
  borderRadius: vars.radius.s,
  textDecorationLine: 'none',
  textDecorationThickness: vars.stroke.line,
  textUnderlineOffset: '0.5em',
  textDecorationColor: vars.color.accent.default,
  selectors: { '&[aria-current]': { textDecorationLine: 'underline' } },
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
})

export const end = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[4], marginInlineStart: 'auto' })
export const folded = style({ '@media': { [media.desktop]: { display: 'none' } } })
export const onWide = style({ display: 'none', '@media': { [media.wide]: { display: 'block' }, [media.noScript]: { display: 'block' } } })
export const onDesktop = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' }, [media.noScript]: { display: 'block' } } })

/** The arrow of the way back points to where the reader came from. */
export const back = style({ display: 'flex', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

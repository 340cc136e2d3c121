import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { growing, smallControl } from '../../elements/Field/control.css.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'

const hairline = `${vars.stroke.thin} solid ${vars.color.line.default}`
const mono = { fontFamily: vars.font.mono, letterSpacing: 0 } as const

export const root = style({
  ...oneColumn,
  gap: vars.space[5],
  padding: vars.space[4],
  border: hairline,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { padding: vars.space[5] }, [media.print]: { display: 'none' } },
})
export const form = style({ ...oneColumn, gap: vars.space[5] })
export const note = style({ color: vars.color.text.muted, fontSize: vars.size.small, textWrap: 'pretty' })
export const fields = style({ ...oneColumn, gap: vars.space[4] })
export const input = style([smallControl, mono])
export const area = style([smallControl, growing, mono, { direction: 'ltr' }])
export const hint = style({ color: vars.color.text.muted, fontSize: vars.size.label, lineHeight: 1.4, textWrap: 'pretty' })
export const action = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] })
export const said = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  selectors: {
    '&[data-tone="success"]': { color: vars.color.status.success },
    '&[data-tone="danger"]': { color: vars.color.status.danger },
  },
})
export const headers = style({ ...oneColumn, gap: vars.space[1], ...mono, fontSize: vars.size.label })
export const header = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] })
export const headerName = style({ color: vars.color.text.muted })
export const headerValue = style({ minInlineSize: 0 })
export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: hairline,
})
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[6]}` })
export const fact = style({ minInlineSize: 0 })
export const value = style({ ...mono, fontSize: vars.size.mono, fontVariantNumeric: 'tabular-nums' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

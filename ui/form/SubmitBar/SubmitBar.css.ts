import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'
import { lanes } from '../../elements/Line/lanes.css.ts'
import { oneColumn, wrappingRow } from '../../elements/mixins.ts'
import { open } from '../FieldGroup/FieldGroup.css.ts'
import { turnInto } from '../FieldGroup/line.css.ts'
import { times } from '../../elements/motion/times.ts'

export const root = style({
  ...oneColumn,
  position: 'relative',
  alignContent: 'start',
  gap: vars.space[3],
  minInlineSize: 0,
  paddingBlockEnd: 'clamp(1.75rem, 1rem + 2.6vw, 3.5rem)',
  overflowWrap: 'anywhere',
})

const height = 'clamp(4rem, 3.7rem + 0.6vw, 4.5rem)'
const ready = `:not(${open} ~ ${root})`
const colors = {
  [`${root}${ready} > &`]: { borderColor: vars.color.accent.default },
  [`${root}[data-failed][data-failed]${ready} > &`]: { borderColor: vars.color.status.danger },
} as const
export const enters = style([
  turnInto,
  {
    blockSize: `calc(${height} / 2 + ${vars.stroke.line} / 2)`,
    inlineSize: `calc(${vars.stroke.line} / 2 + 2px - 1 * (${lanes.start}))`,
    selectors: colors,
  },
])
export const leaves = style({
  position: 'absolute',
  boxSizing: 'border-box',
  border: `0 solid ${vars.color.line.default}`,
  pointerEvents: 'none',
  display: 'none',
  insetBlockStart: `calc(${height} / 2 - ${vars.stroke.line} / 2)`,
  insetInlineStart: 'calc(100% - 2px)',
  inlineSize: `calc(${vars.layout.gutter} + 2px)`,
  borderBlockStartWidth: vars.stroke.line,
  '@media': {
    [media.forced]: { vars: systemColors },
    [media.print]: { display: 'none' },
    [media.columns]: { display: 'block' },
    [media.noScript]: { display: 'none' },
  },
  selectors: {
    ...colors,
    [`${root}[data-failed][data-failed]${ready} > &`]: { borderBlockStart: `${vars.stroke.thread} dashed ${vars.color.status.danger}` },
  },
})

const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })

export const button = style({
  position: 'relative',
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: vars.space[4],
  inlineSize: '100%',
  minBlockSize: height,
  padding: `${vars.space[3]} clamp(1.125rem, 0.8rem + 1.2vw, 1.75rem)`,
  overflow: 'hidden',
  border: `${vars.stroke.strong} solid ${vars.color.accent.default}`,
  borderRadius: vars.radius.m,
  background: vars.color.accent.default,
  color: vars.color.accent.on,
  fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.title,
  lineHeight: 1.2,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:active:not([aria-disabled], :disabled)': { borderColor: vars.color.accent.hover, background: vars.color.accent.hover },
    '&:is([aria-disabled], :disabled)': {
      borderColor: vars.color.line.default,
      background: vars.color.canvas,
      boxShadow: `inset 0 0 0 calc(${vars.stroke.line} - ${vars.stroke.strong}) ${vars.color.line.default}`,
      color: vars.color.text.muted,
      cursor: 'not-allowed',
    },
    '&[data-busy]': {
      borderColor: vars.color.accent.default,
      background: vars.color.accent.default,
      boxShadow: 'none',
      color: vars.color.accent.on,
      cursor: 'progress',
    },
    '&[data-busy]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: 0,
      inlineSize: '40%',
      blockSize: vars.stroke.line,
      background: 'currentColor',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled], :disabled, :active)': {
          borderColor: vars.color.text.default,
          background: vars.color.text.default,
          color: vars.color.canvas,
        },
      },
    },
    [media.motion]: { selectors: { '&[data-busy]::after': { animation: `${run} ${times.busy}ms linear 43` } } },
    // Dashed, because forced colors remove the background.
    [media.forced]: { selectors: { '&:is([aria-disabled], :disabled):not([data-busy])': { borderStyle: 'dashed', boxShadow: 'none' } } },
  },
})
globalStyle(`${button}[data-busy] svg`, { visibility: 'hidden' })

export const hint = style({
  minBlockSize: '1lh',
  fontWeight: vars.weight.medium,
  lineHeight: 1.5,
  textWrap: 'pretty',
  selectors: {
    '&[data-tone="success"]': { color: vars.color.status.success, fontWeight: vars.weight.semibold },
    '&[data-tone="danger"]': { color: vars.color.status.danger, fontWeight: vars.weight.semibold },
  },
})
export const more = style({ color: vars.color.text.muted, fontWeight: vars.weight.regular })

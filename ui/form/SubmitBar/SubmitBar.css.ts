import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color, layout, media, radius, space, stroke, systemColors, tracking, weight } from '@workspace/tokens/values.ts'
import { lanes } from '../../elements/Line/lanes.css.ts'
import { accentGround, invertedGround, oneColumn, spreadRow } from '../../elements/mixins.ts'
import { open } from '../FieldGroup/FieldGroup.css.ts'
import { turnInto } from '../FieldGroup/line.css.ts'
import { times } from '../../elements/motion/times.ts'

export const root = style({
  ...oneColumn,
  position: 'relative',
  alignContent: 'start',
  gap: space[3],
  minInlineSize: 0,
  paddingBlockEnd: 'clamp(1.75rem, 1rem + 2.6vw, 3.5rem)',
  overflowWrap: 'anywhere',
})

const height = 'clamp(4rem, 3.7rem + 0.6vw, 4.5rem)'
const ready = `:not(${open} ~ ${root})`
const colors = {
  [`${root}${ready} > &`]: { borderColor: color.accent.default },
  [`${root}[data-failed][data-failed]${ready} > &`]: { borderColor: color.status.danger },
} as const
export const enters = style([
  turnInto,
  {
    blockSize: `calc(${height} / 2 + ${stroke.line} / 2)`,
    inlineSize: `calc(${stroke.line} / 2 + 2px - 1 * (${lanes.start}))`,
    selectors: colors,
  },
])
export const leaves = style({
  position: 'absolute',
  boxSizing: 'border-box',
  border: `0 solid ${color.line.default}`,
  pointerEvents: 'none',
  display: 'none',
  insetBlockStart: `calc(${height} / 2 - ${stroke.line} / 2)`,
  insetInlineStart: 'calc(100% - 2px)',
  inlineSize: `calc(${layout.gutter} + 2px)`,
  borderBlockStartWidth: stroke.line,
  '@media': {
    [media.forced]: { vars: systemColors },
    [media.print]: { display: 'none' },
    [media.columns]: { display: 'block' },
    [media.noScript]: { display: 'none' },
  },
  selectors: {
    ...colors,
    [`${root}[data-failed][data-failed]${ready} > &`]: { borderBlockStart: `${stroke.thread} dashed ${color.status.danger}` },
  },
})

const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })

export const button = style({
  position: 'relative',
  ...spreadRow,
  gap: space[4],
  inlineSize: '100%',
  minBlockSize: height,
  padding: `${space[3]} clamp(1.125rem, 0.8rem + 1.2vw, 1.75rem)`,
  overflow: 'hidden',
  border: `${stroke.strong} solid ${color.accent.default}`,
  borderRadius: radius.m,
  ...accentGround,
  fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
  fontWeight: weight.semibold,
  letterSpacing: tracking.title,
  lineHeight: 1.2,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:active:not([aria-disabled], :disabled)': { borderColor: color.accent.hover, background: color.accent.hover },
    '&:is([aria-disabled], :disabled)': {
      borderColor: color.line.default,
      background: color.canvas,
      boxShadow: `inset 0 0 0 calc(${stroke.line} - ${stroke.strong}) ${color.line.default}`,
      color: color.text.muted,
      cursor: 'not-allowed',
    },
    '&[data-busy]': {
      borderColor: color.accent.default,
      background: color.accent.default,
      boxShadow: 'none',
      color: color.accent.on,
      cursor: 'progress',
    },
    '&[data-busy]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: 0,
      inlineSize: '40%',
      blockSize: stroke.line,
      background: 'currentColor',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled], :disabled, :active)': {
          borderColor: color.text.default,
          ...invertedGround,
        },
      },
    },
    [media.motion]: { selectors: { '&[data-busy]::after': { animation: `${run} ${times.busy}ms linear 43` } } },
    // The border is dashed, because forced colors remove the background.
    [media.forced]: { selectors: { '&:is([aria-disabled], :disabled):not([data-busy])': { borderStyle: 'dashed', boxShadow: 'none' } } },
  },
})
globalStyle(`${button}[data-busy] svg`, { visibility: 'hidden' })

export const hint = style({
  minBlockSize: '1lh',
  fontWeight: weight.medium,
  lineHeight: 1.5,
  textWrap: 'pretty',
  selectors: {
    '&[data-tone="success"]': { color: color.status.success, fontWeight: weight.semibold },
    '&[data-tone="danger"]': { color: color.status.danger, fontWeight: weight.semibold },
  },
})
export const more = style({ color: color.text.muted, fontWeight: weight.regular })

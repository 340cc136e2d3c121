import { createVar, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'
import { lanes } from '../../elements/Line/lanes.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'
import { lane, traveled } from './line.css.ts'

/** Share of the required answers that are given, from 0 to 1; a script sets it. */
const share = createVar()
export const shareName = share.slice('var('.length, -1)

const before = '2.75rem'
const titleLine = '2rem'
/** Middle of the title, the position of the station. */
const stop = `calc(${before} + ${titleLine} / 2)`

/** Groups have no gap, so that their stretches of the line meet. */
export const root = style({
  position: 'relative',
  paddingBlockStart: before,
  minInlineSize: 0,
  selectors: { '&:not(:has(~ &))': { paddingBlockEnd: before } },
  '@media': { [media.narrow]: { selectors: { '&:not(:has(+ &))': { paddingBlockEnd: before } } } },
})

const wrong = `${root}:has([aria-invalid="true"])`
/** Group that stops the line. */
export const open = `${root}:has(:invalid, [aria-invalid="true"])`
const complete = `${root}:not(:has(:invalid, [aria-invalid="true"]))`
/** Group that the line has reached: all before it are complete. */
const reached = `${root}:not(${open} ~ ${root})`

const enters = style({ insetBlockEnd: 'auto', blockSize: stop })
const leaves = style({ insetBlockStart: stop })

export const trackIn = style([lane, enters])
/** Group after one with a wrong answer, directly or behind a `FormStage`. */
const afterWrong = `:is(${wrong} + ${root}, ${wrong} + :not(${root}) + ${root})`
export const drawnIn = style([
  traveled,
  enters,
  {
    visibility: 'hidden',
    selectors: {
      [`${reached} > &`]: { visibility: 'visible' },
      [`${afterWrong} > &`]: { visibility: 'visible', borderColor: vars.color.status.danger },
    },
  },
])
export const trackOut = style([lane, leaves])
export const drawnOut = style([
  traveled,
  leaves,
  {
    vars: { [share]: '0' },
    visibility: 'hidden',
    transformOrigin: 'top',
    transform: `scaleY(${share})`,
    selectors: {
      [`${reached} > &`]: { visibility: 'visible' },
      [`${complete} > &`]: { transform: 'none' },
      // A failure is between the last answer and the button.
      [`:is(${wrong}, ${root}:has(~ [data-failed]):not(:has(~ ${root}))) > &`]: {
        visibility: 'visible',
        transform: 'none',
        borderColor: vars.color.status.danger,
      },
    },
    '@media': { [media.motion]: { transition: `transform ${vars.motion.moderate} ${vars.motion.ease}` } },
  },
])

/** Ring while it is open, filled with a check when complete, with a cross when an answer is wrong. */
export const station = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: stop,
  insetInlineStart: lanes.start,
  inlineSize: '1.6875rem',
  blockSize: '1.6875rem',
  translate: '-50% -50%',
  border: `${vars.stroke.marker} solid ${vars.color.line.default}`,
  borderRadius: '50%',
  background: vars.color.canvas,
  pointerEvents: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '1px',
    background: vars.color.accent.on,
    visibility: 'hidden',
    // Check mark of `Icon` as an outline: a data image would need an exception in the content security policy.
    clipPath: 'polygon(14.3% 57.6%, 41% 84.2%, 86% 32.3%, 76.5% 24%, 40.3% 65.8%, 23.2% 48.7%)',
  },
  selectors: {
    '[dir="rtl"] &': { translate: '50% -50%' },
    [`:is(${reached}) > &, ${root}:focus-within > &`]: { borderColor: vars.color.accent.default },
    [`${complete} > &`]: { borderColor: vars.color.accent.default, background: vars.color.accent.default },
    [`${complete} > &::before`]: { visibility: 'visible' },
    // Above `reached`, which counts as more.
    [`${wrong} > &&&`]: { borderColor: vars.color.status.danger, background: vars.color.status.danger },
    [`${wrong} > &::before`]: {
      visibility: 'visible',
      background: vars.color.canvas,
      clipPath: 'polygon(10% 24%, 24% 10%, 50% 36%, 76% 10%, 90% 24%, 64% 50%, 90% 76%, 76% 90%, 50% 64%, 24% 90%, 10% 76%, 36% 50%)',
    },
  },
  '@media': {
    [media.narrow]: { inlineSize: '1.0625rem', blockSize: '1.0625rem', borderWidth: '4px' },
    // Not adjusted: all states would be one ring.
    [media.forced]: { forcedColorAdjust: 'none', vars: { ...systemColors, [vars.color.accent.on]: 'Canvas' } },
    [media.print]: { display: 'none' },
  },
})

export const legend = style({
  display: 'block',
  maxInlineSize: '100%',
  marginBlockEnd: vars.space[5],
  padding: 0,
  overflowWrap: 'anywhere',
})
export const title = style({
  fontSize: 'clamp(1.5rem, 1.3rem + 0.6vw, 1.75rem)',
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.heading,
  lineHeight: titleLine,
})
export const fields = style({
  ...oneColumn,
  columnGap: vars.layout.gutter,
  rowGap: vars.space[5],
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

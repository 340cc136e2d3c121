import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { color, layout, media, motion, space } from '@workspace/tokens/values.ts'
import { partTitle } from '../part-title.ts'
import { root as check } from '../../elements/Field/CheckField.css.ts'
import { generated, oneColumn } from '../../elements/mixins.ts'
import { checkMark } from '../check-mark.ts'
import { lane, ring, traveled } from './line.css.ts'

/** Answered share of the required questions, from 0 to 1. A script sets it. */
const share = createVar()
export const shareName = share.slice('var('.length, -1)

const before = '2.75rem'
const stop = `calc(${before} + ${partTitle.lineHeight} / 2)`

/** There is no gap between groups, so that their segments of the line meet. */
export const root = style({
  position: 'relative',
  paddingBlockStart: before,
  minInlineSize: 0,
  selectors: { '&:not(:has(~ &))': { paddingBlockEnd: before } },
  '@media': { [media.narrow]: { selectors: { '&:not(:has(+ &))': { paddingBlockEnd: before } } } },
})

/** Marks a group with an unanswered required question. A script sets it, because fields lack `required` when a script checks the form. */
export const unanswered = 'data-unanswered'

/** Selects what keeps a group from being complete. */
export const faults = `:invalid, [aria-invalid="true"], [${unanswered}]`
const wrong = `${root}:has([aria-invalid="true"])`
export const open = `${root}:has(${faults})`
const complete = `${root}:not(:has(${faults}))`
/** The line reaches a group when every group before it is complete. */
const reached = `${root}:not(${open} ~ ${root})`

const enters = style({ insetBlockEnd: 'auto', blockSize: stop })
const leaves = style({ insetBlockStart: stop })

export const trackIn = style([lane, enters])
/** Selects the group after a group with an error, even if a `FormStage` is between them. */
const afterWrong = `:is(${wrong} + ${root}, ${wrong} + :not(${root}) + ${root})`
export const drawnIn = style([
  traveled,
  enters,
  {
    visibility: 'hidden',
    selectors: {
      [`${reached} > &`]: { visibility: 'visible' },
      [`${afterWrong} > &`]: { visibility: 'visible', borderColor: color.status.danger },
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
      // The line below a group with an error is red. After a failed submission, so is the line between the last group and the button.
      [`:is(${wrong}, ${root}:has(~ [data-failed]):not(:has(~ ${root}))) > &`]: {
        visibility: 'visible',
        transform: 'none',
        borderColor: color.status.danger,
      },
    },
    '@media': { [media.motion]: { transition: `transform ${motion.moderate} ${motion.ease}` } },
  },
])

/** Shows a check mark when the group is complete and a cross when an answer is wrong. */
export const station = style([
  ring,
  {
    insetBlockStart: stop,
    borderColor: color.line.default,
    pointerEvents: 'none',
    '::before': {
      ...generated,
      inset: '1px',
      background: color.accent.on,
      visibility: 'hidden',
      clipPath: checkMark,
    },
    selectors: {
      [`:is(${reached}) > &, ${root}:focus-within > &`]: { borderColor: color.accent.default },
      [`${complete} > &`]: { borderColor: color.accent.default, background: color.accent.default },
      [`${complete} > &::before`]: { visibility: 'visible' },
      // The class is repeated to exceed the specificity of `reached`.
      [`${wrong} > &&&`]: { borderColor: color.status.danger, background: color.status.danger },
      [`${wrong} > &::before`]: {
        visibility: 'visible',
        background: color.canvas,
        clipPath: 'polygon(10% 24%, 24% 10%, 50% 36%, 76% 10%, 90% 24%, 64% 50%, 90% 76%, 76% 90%, 50% 64%, 24% 90%, 10% 76%, 36% 50%)',
      },
    },
    '@media': { [media.forced]: { vars: { [color.accent.on]: 'Canvas' } } },
  },
])

export const title = style({ ...partTitle, marginBlockEnd: space[5], overflowWrap: 'anywhere' })
export const fields = style({
  ...oneColumn,
  columnGap: layout.gutter,
  rowGap: space[5],
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
// Offsets the padding of a checkbox, which only enlarges the area for clicks.
globalStyle(`${fields} > ${check}`, { marginBlock: `calc(${space[2]} * -1)` })
globalStyle(`${fields} > ${check} + ${check}`, { marginBlockStart: `calc(${space[4]} * -1)` })

import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { systemColors } from '@workspace/tokens/forced-colors.ts'
import { media } from '@workspace/tokens/media.ts'
import { roomy } from './MerkleTree.css.ts'

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } })

export const root = style({
  alignSelf: 'start',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: 'auto',
  overflow: 'visible',
  selectors: {
    '&[data-narrow="false"]': { display: 'none' },
    '&[data-narrow="true"]': { minInlineSize: '12.5rem', maxInlineSize: '18rem', marginInline: 'auto' },
  },
  '@media': { [media.forced]: { vars: systemColors } },
  '@container': {
    [roomy]: { selectors: { '&[data-narrow="false"]': { display: 'block' }, '&[data-narrow="true"]': { display: 'none' } } },
  },
})
export const edge = style({
  fill: 'none',
  stroke: vars.color.line.default,
  strokeWidth: 1.25,
})
export const path = style({
  fill: 'none',
  stroke: vars.color.verified.default,
  strokeWidth: 3,
  strokeDasharray: '1 1',
  '@media': {
    [media.motion]: {
      selectors: { [`${root}[data-moving="true"] &`]: { animation: `${draw} ${vars.motion.reveal} ${vars.motion.ease}` } },
    },
  },
})
export const node = style({
  '@media': {
    // A node turns lime when the line reaches it.
    [media.motion]: {
      selectors: {
        '&[data-part="proven"][data-level="1"]': { transitionDelay: `calc(${vars.motion.reveal} * 0.12)` },
        '&[data-part="proven"][data-level="2"]': { transitionDelay: `calc(${vars.motion.reveal} * 0.24)` },
        '&[data-part="proven"][data-level="3"]': { transitionDelay: `calc(${vars.motion.reveal} * 0.36)` },
      },
    },
  },
})
globalStyle(`${node} > rect`, { fill: vars.color.surface, stroke: vars.color.line.default, strokeWidth: 1.25 })
globalStyle(`${node} > text`, {
  fill: vars.color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: '13px',
  letterSpacing: 0,
  textAnchor: 'middle',
})
// The narrow drawing is scaled down.
globalStyle(`${root}[data-narrow="true"] text`, { fontSize: '15px' })
globalStyle(`${node}[data-part="sibling"] > rect`, { stroke: vars.color.text.default, strokeWidth: 1.5 })
globalStyle(`${node}[data-part="sibling"] > text`, { fill: vars.color.text.default })
globalStyle(`${node}[data-part="proven"] > rect`, { fill: vars.color.verified.default, stroke: vars.color.verified.default })
globalStyle(`${node}[data-part="proven"] > text`, { fill: vars.color.verified.on, fontWeight: vars.weight.medium })
globalStyle(`${node} > *`, {
  '@media': { [media.motion]: { transition: `fill ${vars.motion.moderate}, stroke ${vars.motion.moderate}`, transitionDelay: 'inherit' } },
})

import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'
import { oneColumn } from '../../elements/Layout/one-column.ts'

const hairline = `${vars.stroke.thin} solid ${vars.color.line.default}`
const setting = {
  fontFamily: vars.font.mono,
  fontSize: vars.size.mono,
  lineHeight: 1.75,
  letterSpacing: 0,
  tabSize: 2,
  whiteSpace: 'pre',
} as const

export const sample = style(oneColumn)
/** Gives the height, so that neither a shorter sample nor a scrollbar moves what follows; where every sample is shown, it would be a gap. */
export const room = style({
  ...setting,
  gridArea: '1 / 1',
  overflow: 'hidden',
  paddingBlockEnd: vars.space[4],
  visibility: 'hidden',
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
})
export const code = style({
  ...setting,
  gridArea: '1 / 1',
  blockSize: 0,
  minBlockSize: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.field.border} transparent`,
  '@media': {
    [media.noScript]: { blockSize: 'auto' },
    [media.print]: { blockSize: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
})
export const token = style({
  selectors: {
    '&[data-kind="keyword"]': { color: vars.color.accent.default },
    '&[data-kind="comment"]': { color: vars.color.text.muted },
    '&[data-kind="mark"]': {
      paddingBlock: '0.125rem',
      borderBlockEnd: `${vars.stroke.line} solid ${vars.color.accent.default}`,
      fontWeight: vars.weight.medium,
    },
  },
  '@media': { [media.forced]: { selectors: { '&[data-kind="mark"]': { borderBlockEndColor: 'Highlight' } } } },
})
export const networks = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: hairline,
})
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

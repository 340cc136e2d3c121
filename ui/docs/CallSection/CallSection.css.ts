import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { layout, media, space } from '@workspace/tokens/values.ts'
import { flexColumn, oneColumn, strongLine } from '../../elements/mixins.ts'
import { more } from '../CodeBlock/Code.css.ts'
import { head, rowBelow, title } from '../CodeBlock/CodeFrame.css.ts'
import { frame } from '../CodeBlock/frame.css.ts'

const gap = space[5]
const top = space[5]

export const root = style({
  ...oneColumn,
  gap,
  marginBlockStart: space[6],
  paddingBlockStart: space[6],
  borderBlockStart: strongLine,
  '@media': {
    [media.stacked]: { gap: space[3], marginBlockStart: space[2], paddingBlockStart: space[4] },
    [media.reference]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[10],
    },
  },
})
const column = { ...oneColumn, gap, alignContent: 'start', '@media': { [media.stacked]: { gap: space[3] } } } as const
export const part = styleVariants({
  intro: column,
  code: { minInlineSize: 0, '@media': { [media.reference]: { gridColumn: 2, gridRow: '1 / 3' } } },
  fields: column,
})
globalStyle(`${part.intro} > :first-child, ${part.fields} > :first-child`, { marginBlockStart: 0 })
/** Column of code. A long request shrinks before its response does. */
export const sticky = style({
  ...flexColumn,
  gap: space[3],
  minInlineSize: 0,
  containerType: 'inline-size',
  '@media': {
    [media.stacked]: { gap: space[2] },
    [media.reference]: {
      position: 'sticky',
      insetBlockStart: `calc(${layout.header} + ${top})`,
      maxBlockSize: `calc(100dvh - ${layout.header} - 2 * ${top})`,
    },
  },
})
globalStyle(`${sticky} > ${frame}`, { '@media': { [media.reference]: { flex: '0 1 auto', minBlockSize: '9.5rem' } } })
globalStyle(`${sticky} > ${frame}:first-child:not(:last-child):has([data-at='0'] ${more})`, {
  '@media': { [media.reference]: { flexShrink: 1000, minBlockSize: 'min(21.25rem, 42vh)' } },
})
globalStyle(`${sticky} > ${frame}:not(:has(pre))`, { '@media': { [media.reference]: { minBlockSize: 'auto' } } })
// In one column, the heading above names the call, so the tabs take the place of the title if they fit.
const named = `${sticky} > ${frame} > ${head}:has(+ ${rowBelow})`
const inPlace = <const Style>(styles: Style) => ({ '@media': { [media.stacked]: { '@container': { '(min-width: 16em)': styles } } } })
globalStyle(`${named} > ${title}`, inPlace({ display: 'none' }))
globalStyle(named, inPlace({ minBlockSize: 0, blockSize: 0, paddingBlock: 0, border: 0, alignItems: 'start' }))
globalStyle(`${named} + ${rowBelow}`, inPlace({ paddingInlineEnd: '6rem' }))

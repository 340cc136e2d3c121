import { globalStyle, style } from '@vanilla-extract/css'
import { color, marker, media, space, stroke } from '@workspace/tokens/values.ts'
import { bar as headerBar } from '../../elements/HeaderBar/HeaderBar.css.ts'
import { flexRow, flexWrap, generated, wideOnly } from '../../elements/mixins.ts'
import { shell } from '../DocsLayout/DocsLayout.css.ts'

export const end = style({
  ...flexRow,
  columnGap: space[2],
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(${space[3]} * -1)`,
  '@media': { [media.desktop]: { columnGap: space[5] } },
})
export const menu = style({
  flex: 1,
  display: 'flex',
  minInlineSize: 0,
  '@media': { [media.columns]: { display: 'none' }, [media.noScript]: { display: 'none' } },
})
export const nav = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })
export const list = style({ ...flexWrap, columnGap: space[5] })

const bar = headerBar.window
globalStyle(bar, { inlineSize: '100%', maxInlineSize: shell, marginInline: 'auto' })
const lineAt = '32px'
// The line starts at the logo and continues in the navigation.
globalStyle(bar, { '@media': { [media.columns]: { position: 'relative', paddingInlineStart: `calc(${lineAt} + 1px)` } } })
const ring = marker.ring
globalStyle(`${bar}::before`, {
  '@media': {
    [media.columns]: {
      ...generated,
      insetBlock: '0 -1px',
      insetInlineStart: lineAt,
      inlineSize: stroke.thread,
      background: `linear-gradient(${color.accent.default} calc(50% - ${ring} / 2), transparent 0 calc(50% + ${ring} / 2), ${color.accent.default} 0)`,
    },
  },
})
globalStyle(`${bar} > :first-child`, {
  '@media': {
    [media.columns]: {
      flex: 'none',
      marginInlineStart: `calc(${ring} / -2)`,
      minInlineSize: `calc(15.5rem + 2.5rem - ${lineAt} - 1px + ${ring} / 2 - ${space[4]})`,
    },
    [media.reference]: { minInlineSize: `calc(17.5rem + 3rem - ${lineAt} - 1px + ${ring} / 2 - ${space[4]})` },
  },
})
// In a narrow window, the menu names the page, so the logo shows only its mark.
globalStyle(`${bar}:has(> ${menu}) > :first-child svg ~ *`, { ...wideOnly })
globalStyle(end, { '@media': { [media.columns]: { flex: 1, marginInlineStart: 0 } } })
// The links stay on one line as long as the search field can shrink.
globalStyle(`${end} > nav`, { flex: 'none', maxInlineSize: 'calc(100% - 14rem)', marginInlineStart: 'auto' })

import { style } from '@vanilla-extract/css'
import { media, space } from '@workspace/tokens/values.ts'
import { flexWrap, wrappingRow } from '../../elements/mixins.ts'

export const nav = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' }, [media.noScript]: { display: 'block' } } })
export const list = style({ ...flexWrap, columnGap: space[6] })

export const end = style({ ...wrappingRow, columnGap: space[4], marginInlineStart: 'auto' })
export const folded = style({ '@media': { [media.desktop]: { display: 'none' } } })
export const onWide = style({
  display: 'none',
  '@media': { 'screen and (min-width: 22em)': { display: 'block' }, [media.noScript]: { display: 'block' } },
})
export const onDesktop = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' }, [media.noScript]: { display: 'block' } },
})

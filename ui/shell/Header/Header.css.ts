import { style } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { flexWrap, wrappingRow } from '../../elements/mixins.ts'

export const nav = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' }, [media.noScript]: { display: 'block' } } })
export const list = style({ ...flexWrap, columnGap: vars.space[6] })

export const end = style({ ...wrappingRow, columnGap: vars.space[4], marginInlineStart: 'auto' })
export const folded = style({ '@media': { [media.desktop]: { display: 'none' } } })
export const onWide = style({
  display: 'none',
  '@media': { 'screen and (min-width: 22em)': { display: 'block' }, [media.noScript]: { display: 'block' } },
})
export const onDesktop = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' }, [media.noScript]: { display: 'block' } },
})

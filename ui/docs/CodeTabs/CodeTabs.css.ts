import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'
import { codeLanguages } from './languages.ts'

const hairline = `${vars.stroke.thin} solid ${vars.color.line.default}`

export const root = style({
  minInlineSize: 0,
  border: hairline,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  breakInside: 'avoid',
})

/** The document's language shows a panel; a box that has not got it shows its first. Without JavaScript there is no such attribute. */
export const panel = style({
  display: 'none',
  selectors: {
    '&[data-first]': { display: 'block' },
    ...Object.fromEntries(
      codeLanguages.flatMap((language) => {
        const box = `html[data-lang="${language}"] [data-langs~="${language}"] > &`
        return [
          [`${box}[data-lang="${language}"]`, { display: 'block' }],
          [`${box}:not([data-lang="${language}"])`, { display: 'none' }],
        ]
      }),
    ),
  },
  '@media': {
    [media.noScript]: { display: 'block', selectors: { '& + &': { borderBlockStart: hairline } } },
  },
})

export const label = style({
  display: 'none',
  paddingBlockStart: vars.space[4],
  paddingInline: vars.space[5],
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  '@media': { [media.noScript]: { display: 'block' }, [media.print]: { display: 'block' } },
})

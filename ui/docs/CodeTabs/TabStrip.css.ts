import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { media } from '../../../tokens/media.ts'
import { codeLanguages } from './languages.ts'

const hairline = `${vars.stroke.thin} solid ${vars.color.line.default}`
const chosen = { borderBlockEndColor: vars.color.accent.default, color: vars.color.text.default, fontWeight: vars.weight.semibold }
const left = { borderBlockEndColor: 'transparent', color: vars.color.text.muted, fontWeight: vars.weight.regular }

const perLanguage = (own: object, others: object) =>
  Object.fromEntries(
    codeLanguages.flatMap((language) => {
      const box = `html[data-lang="${language}"] [data-langs~="${language}"] &`
      return [
        [`${box}[data-lang="${language}"]`, own],
        [`${box}[data-lang]:not([data-lang="${language}"])`, others],
      ]
    }),
  )

export const root = style({
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingInline: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockEnd: hairline,
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
})
export const list = style({
  display: 'flex',
  minInlineSize: 0,
  marginBlockEnd: '-1px',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
})
export const tab = style({
  flex: 'none',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '2.75rem',
  paddingBlock: `${vars.space[2]} calc(${vars.space[2]} - 3px)`,
  paddingInline: vars.space[3],
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'transparent',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.title,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // The bold width is kept free, so that choosing a tab moves none of its neighbours.
  '::after': { content: 'attr(data-label)', blockSize: 0, overflow: 'hidden', visibility: 'hidden', fontWeight: vars.weight.semibold },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-selected="true"]': chosen,
    // Before hydration the server's first tab says that it is selected; the document knows better.
    ...perLanguage(chosen, left),
  },
  '@media': {
    // Four languages and the copy button fit into 390 px.
    'screen and (max-width: 30em)': { paddingInline: vars.space[2] },
    [media.hover]: { ':hover': { color: vars.color.text.default } },
    [media.forced]: {
      borderBlockEndColor: 'Canvas',
      selectors: {
        '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' },
        ...perLanguage({ borderBlockEndColor: 'Highlight' }, { borderBlockEndColor: 'Canvas' }),
      },
    },
  },
})

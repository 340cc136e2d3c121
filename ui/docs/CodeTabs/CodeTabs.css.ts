import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@workspace/tokens/contract.css.ts'
import { media } from '@workspace/tokens/media.ts'
import { root } from '../../elements/Tabs/Tabs.css.ts'
import { codeLanguages } from './languages.ts'

const box = `.${root.classNames.variants.variant.box.split(' ')[0]}`

/** Selector of boxes that have the document's language; `own` adds the rule for each language. */
const inLanguage = (own: (chosen: string) => string) =>
  codeLanguages
    .map((language) => `html[data-lang="${language}"] ${box}[data-tabs~="${language}"] ${own(`[data-tab="${language}"]`)}`)
    .join(', ')

// The document's language attribute is set before React starts and selects the visible panel; a box without that language shows its first.
globalStyle(
  inLanguage((chosen) => `> [role="tabpanel"]${chosen}`),
  { display: 'block' },
)
globalStyle(
  inLanguage((chosen) => `> [role="tabpanel"]:not(${chosen})`),
  { display: 'none' },
)
globalStyle(
  inLanguage((chosen) => `[role="tab"]${chosen}`),
  {
    borderBlockEndColor: vars.color.accent.default,
    color: vars.color.text.default,
    fontWeight: vars.weight.semibold,
    '@media': { [media.forced]: { borderBlockEndColor: 'Highlight' } },
  },
)
globalStyle(
  inLanguage((chosen) => `[role="tab"]:not(${chosen})`),
  {
    borderBlockEndColor: 'transparent',
    color: vars.color.text.muted,
    fontWeight: vars.weight.regular,
  },
)

/** A media feature that the toolbar can pretend: a page cannot set it, so its rules are switched in the style sheets. */
export interface ImitatedMedia {
  feature: 'prefers-reduced-motion' | 'forced-colors'
  /** The value that is pretended, or nothing for what the reader's system says. */
  value: 'reduce' | 'active' | undefined
}

const own = new WeakMap<MediaList, string>()
const pretended = new Map<string, string>()
const ask = typeof window === 'undefined' ? undefined : window.matchMedia.bind(window)

/** What a condition becomes: `(feature: value)` is true when it is the pretended one, else false; other parts of it stay. */
function pretend(condition: string): string {
  let said = condition
  for (const [feature, value] of pretended) {
    said = said.replace(new RegExp(`\\(${feature}: ([a-z-]+)\\)`, 'g'), (_all, asked: string) =>
      asked === value ? '(min-width: 0px)' : '(max-width: 0px)'
    )
  }
  return said
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = own.get(rule.media) ?? rule.media.mediaText
      const said = pretend(condition)
      if (said !== rule.media.mediaText) {
        own.set(rule.media, condition)
        rule.media.mediaText = said
      }
    }
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList)
  }
}

/** Pretends media features for the styles and for `matchMedia`. The visual tests set the real ones. */
export function imitateMedia(media: readonly ImitatedMedia[]): void {
  const before = [...pretended].join()
  pretended.clear()
  for (const { feature, value } of media) if (value) pretended.set(feature, value)
  if (before === '' && pretended.size === 0) return
  window.matchMedia = (query) => ask!(pretend(query))
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules)
}

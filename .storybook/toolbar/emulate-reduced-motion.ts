const own = new WeakMap<MediaList, string>()
const ask = typeof window === 'undefined' ? undefined : window.matchMedia.bind(window)
let isImitated = false

/** Replaces `reduce` with a true condition and any other value with a false one. */
const reduced = (condition: string): string =>
  isImitated
    ? condition.replace(/\(prefers-reduced-motion: ([a-z-]+)\)/g, (_all, asked: string) =>
        asked === 'reduce' ? '(min-width: 0px)' : '(max-width: 0px)',
      )
    : condition

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = own.get(rule.media) ?? rule.media.mediaText
      const said = reduced(condition)
      if (said !== rule.media.mediaText) {
        own.set(rule.media, condition)
        rule.media.mediaText = said
      }
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) rewrite(rule.cssRules)
  }
}

/** Imitates reduced motion, which a page cannot set. The visual tests set the real one. */
export function emulateReducedMotion(on: boolean): void {
  if (on === isImitated) return
  isImitated = on
  window.matchMedia = (query) => ask!(reduced(query))
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules)
}

const own = new WeakMap<MediaList, string>()
const ask = typeof window === 'undefined' ? undefined : window.matchMedia.bind(window)
let imitated = { reducedMotion: false, print: false }

/** Replaces the conditions that are imitated with conditions that are always true or always false. */
function replaceConditions(condition: string): string {
  const { reducedMotion, print } = imitated
  const answered = reducedMotion
    ? condition.replace(/\(prefers-reduced-motion: ([a-z-]+)\)/g, (_all, asked: string) =>
        asked === 'reduce' ? '(min-width: 0px)' : '(max-width: 0px)',
      )
    : condition
  return print ? answered.replace(/\bprint\b/g, 'all').replace(/\bscreen\b/g, '(max-width: 0px)') : answered
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = own.get(rule.media) ?? rule.media.mediaText
      const said = replaceConditions(condition)
      if (said !== rule.media.mediaText) {
        own.set(rule.media, condition)
        rule.media.mediaText = said
      }
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) rewrite(rule.cssRules)
  }
}

/** Imitates media features that a page cannot set. The visual tests set the real ones. */
export function emulateMedia(wanted: typeof imitated): void {
  if (wanted.reducedMotion === imitated.reducedMotion && wanted.print === imitated.print) return
  imitated = wanted
  window.matchMedia = (query) => ask!(replaceConditions(query))
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules)
}

/** Window height, in px, that `vh` lengths are converted with. */
export const windowHeight = 800

const viewportUnit = /(\d*\.?\d+)[dsl]?vh\b/g

const listStyles = (rules: CSSRuleList): CSSStyleDeclaration[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule.style] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? listStyles(rule.cssRules) : []),
  ])

/**
 * Replaces `vh` lengths with pixels, and returns a function that restores them. A picture needs a window as tall as the page, and with `vh`
 * lengths, the page would grow each time the window does.
 */
export function fixViewportHeights(): () => void {
  const inSheets = [...document.styleSheets].flatMap((sheet) => listStyles(sheet.cssRules))
  const inElements = [...document.querySelectorAll<HTMLElement>('[style*="vh"]')].map(({ style }) => style)
  const changes = [...inSheets, ...inElements]
    .filter(({ cssText }) => cssText.search(viewportUnit) >= 0)
    .flatMap((style) => [...style].map((name) => [style, name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const))
    .filter(([, , value]) => value.search(viewportUnit) >= 0)
  const toPixels = (value: string) => value.replace(viewportUnit, (_, part: string) => `${(Number(part) * windowHeight) / 100}px`)
  for (const [style, name, value, priority] of changes) style.setProperty(name, toPixels(value), priority)
  return () => {
    for (const [style, name, value, priority] of changes) style.setProperty(name, value, priority)
  }
}

export const waitForDraw = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** Returns the bottom edge of the visible part of an element. An ancestor may clip the rest. */
function measureVisibleBottom(element: Element): number {
  let { bottom } = element.getBoundingClientRect()
  let { position } = getComputedStyle(element)
  for (let above = element.parentElement; above && position !== 'fixed'; above = above.parentElement) {
    const style = getComputedStyle(above)
    if (style.overflowY !== 'visible' && above !== document.body) bottom = Math.min(bottom, above.getBoundingClientRect().bottom)
    ;({ position } = style)
  }
  return bottom
}

/** Measures where the visible content ends, including dialogs. */
export function measureContentBottom(): number {
  let lowest = 0
  for (const element of document.body.querySelectorAll('*')) {
    const { width, height, bottom } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || bottom <= lowest || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    // The backdrop of a dialog fills the window even if the content is short.
    if (height >= innerHeight && getComputedStyle(element).position === 'fixed') continue
    lowest = Math.max(lowest, measureVisibleBottom(element))
  }
  return Math.ceil(lowest)
}

/** Height in px of the window that a page measures. */
export const windowHeight = 800

const viewportUnit = /(\d*\.?\d+)[dsl]?vh\b/g
const isFree = new WeakMap<CSSStyleSheet, number>()

function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? styleRules(rule.cssRules) : []),
  ])
}

/**
 * Replaces lengths in `vh` by pixels of a window of `windowHeight`; returns the function that restores them. A picture needs a window as
 * high as the page; a page as high as its window would then grow without end.
 */
export function fixViewportHeights(): () => void {
  const changed: [style: CSSStyleDeclaration, name: string, value: string, priority: string][] = []
  const fix = (style: CSSStyleDeclaration) => {
    for (const name of style) {
      const value = style.getPropertyValue(name)
      if (value.search(viewportUnit) === -1) continue
      const priority = style.getPropertyPriority(name)
      changed.push([style, name, value, priority])
      style.setProperty(
        name,
        value.replace(viewportUnit, (_, part: string) => `${(Number(part) * windowHeight) / 100}px`),
        priority,
      )
    }
  }
  for (const sheet of document.styleSheets) {
    if (isFree.get(sheet) === sheet.cssRules.length) continue
    const before = changed.length
    for (const { style } of styleRules(sheet.cssRules)) fix(style)
    if (changed.length === before) isFree.set(sheet, sheet.cssRules.length)
  }
  for (const { style } of document.querySelectorAll<HTMLElement>('[style*="vh"]')) fix(style)
  return () => {
    for (const [style, name, value, priority] of changed) style.setProperty(name, value, priority)
  }
}

/** Visible end of a box that an ancestor may clip. */
function seenBottom(element: Element): number {
  let { bottom } = element.getBoundingClientRect()
  let { position } = getComputedStyle(element)
  for (let above = element.parentElement; above && position !== 'fixed'; above = above.parentElement) {
    const style = getComputedStyle(above)
    if (style.overflowY !== 'visible' && above !== document.body) bottom = Math.min(bottom, above.getBoundingClientRect().bottom)
    ;({ position } = style)
  }
  return bottom
}

/** End of the lowest visible box, in a dialog too. */
export function contentBottom(): number {
  let lowest = 0
  for (const element of document.body.querySelectorAll('*')) {
    const { width, height, bottom } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || bottom <= lowest || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    // The ground of a dialog covers the window, however little content it has.
    if (height >= innerHeight && getComputedStyle(element).position === 'fixed') continue
    lowest = Math.max(lowest, seenBottom(element))
  }
  return Math.ceil(lowest)
}

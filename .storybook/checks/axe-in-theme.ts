const seen = new Set<string>()

/** Returns true if no earlier story of this worker ended with the same HTML. */
export function isNewDocument(): boolean {
  // React's ids contain a counter.
  const html = document.body.innerHTML.replaceAll(/_r_\w+_/g, 'id')
  const isNew = !seen.has(html)
  seen.add(html)
  return isNew
}

/**
 * Returns the boxes, the visibility and the markup of the elements in `root`. If two themes give the same result, only axe's
 * color rules can differ between them.
 */
export const readShape = (root: Element): string =>
  [...root.querySelectorAll('*')]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height, element.checkVisibility({ opacityProperty: true, visibilityProperty: true })].join(' ')
    })
    .join('\n') + root.innerHTML

/** Returns the axe rules that can differ between two themes with the same layout. */
export async function colorRules(): Promise<{ type: 'rule'; values: string[] }> {
  const { default: axe } = await import('axe-core')
  const rules = axe.getRules(['cat.color']).filter(({ tags }) => !tags.includes('wcag2aaa'))
  return { type: 'rule', values: rules.map(({ ruleId }) => ruleId) }
}

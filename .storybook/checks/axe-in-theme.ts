const seen = new Set<string>()

/** Returns `true` if no earlier story of this worker left the same HTML in the document. Many stories end in a state that another story has already shown. */
export function isNewDocument(): boolean {
  // React's ids contain a counter.
  const html = document.body.innerHTML.replaceAll(/_r_\w+_/g, 'id')
  const isNew = !seen.has(html)
  seen.add(html)
  return isNew
}

/** Returns the markup, and the box and visibility of every element. If two themes have the same shape, they differ only in colors. */
export const readShape = (root: Element): string =>
  [...root.querySelectorAll('*')]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height, element.checkVisibility({ opacityProperty: true, visibilityProperty: true })].join(' ')
    })
    .join('\n') + root.innerHTML

/** Returns the axe rules that depend on colors. All other rules give the same result in both themes if the layout is the same. */
export async function colorRules(): Promise<{ type: 'rule'; values: string[] }> {
  const { default: axe } = await import('axe-core')
  const rules = axe.getRules(['cat.color']).filter(({ tags }) => !tags.includes('wcag2aaa'))
  return { type: 'rule', values: rules.map(({ ruleId }) => ruleId) }
}

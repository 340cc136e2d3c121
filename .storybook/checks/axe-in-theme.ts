const seen = new Set<string>()

/** Returns whether no earlier story of this worker ended with the same document. Many stories end where another one began. */
export function isNewDocument(): boolean {
  // React numbers its ids.
  const html = document.body.innerHTML.replaceAll(/_r_\w+_/g, 'id')
  const isNew = !seen.has(html)
  seen.add(html)
  return isNew
}

/** Text and box of every element: all that a theme could change apart from colors. */
export const shapeOf = (root: Element): string =>
  [...root.querySelectorAll('*')]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height, element.checkVisibility({ opacityProperty: true, visibilityProperty: true })].join(' ')
    })
    .join('\n') + root.innerHTML

/** Rules that read only colors. A page of the same shape breaks the others in every theme or in none. */
export async function colorRules(): Promise<{ type: 'rule'; values: string[] }> {
  const { default: axe } = await import('axe-core')
  const rules = axe.getRules(['cat.color']).filter(({ tags }) => !tags.includes('wcag2aaa'))
  return { type: 'rule', values: rules.map(({ ruleId }) => ruleId) }
}

/** All of an element that a theme could change and that is no color: what is written in it, and where each of its boxes is. */
export const shapeOf = (root: Element): string =>
  [...root.querySelectorAll('*')]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height, element.checkVisibility({ opacityProperty: true, visibilityProperty: true })].join(' ')
    })
    .join('\n') + root.innerHTML

/** How axe runs for the rules that read colors alone: a page of the same shape breaks the others in every theme or in none. */
export async function colorRules(): Promise<{ type: 'rule'; values: string[] }> {
  const { default: axe } = await import('axe-core')
  const rules = axe.getRules(['cat.color']).filter(({ tags }) => !tags.includes('wcag2aaa'))
  return { type: 'rule', values: rules.map(({ ruleId }) => ruleId) }
}

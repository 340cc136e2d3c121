import Axe from 'axe-core'
import type { Page } from 'playwright'

declare global {
  var axe: typeof Axe
}

/** Runs axe on a page and returns each violation with its elements. Checks all rules unless some are named. */
export async function findings(page: Page, ...rules: string[]): Promise<string[]> {
  // Evaluated as a string because the content policy refuses a script element.
  await page.evaluate(`if (!globalThis.axe) { ${Axe.source} }`)
  // Reports only violations, because describing passed rules would take longer than checking a long page.
  return page.evaluate(async (values) => {
    const { violations } = await globalThis.axe.run({ resultTypes: ['violations'], ...(values.length > 0 && { runOnly: values }) })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, rules)
}

import Axe from 'axe-core'
import type { Page } from 'playwright'

declare global {
  var axe: typeof Axe
}

/** Violations of axe's rules on a page, with their elements. */
export async function findings(page: Page): Promise<string[]> {
  // As a string through the debugger: the content policy refuses a script element.
  await page.evaluate(`if (!globalThis.axe) { ${Axe.source} }`)
  // Without descriptions of passed rules, which took longer than the check on a long page.
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run({ resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}

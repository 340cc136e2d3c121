import axe from 'axe-core'
import type { Page } from 'playwright'

/** What axe finds on a page: each rule with the elements that break it. */
export async function findings(page: Page): Promise<string[]> {
  // As a string through the debugger: the content policy refuses a script element.
  await page.evaluate(`if (!globalThis.axe) { ${axe.source} }`)
  // What passed is not described: on a long page that took longer than the check.
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}

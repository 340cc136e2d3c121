import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { parseAst } from 'vite'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Storybook's own markup around the components: toolbars of previews, tables of controls, lists of contents. */
const own = ['.sb-bar', '.docblock-argstable', '.docblock-source', '[class*="tocbot"]']

/** What axe finds on an open documentation page, outside of Storybook's own markup. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(
    async ({ wcag, own }): Promise<AxeResults> => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the script above has put it there
      const { run } = Reflect.get(globalThis, 'axe') as typeof import('axe-core')
      return run({ include: [['#storybook-docs']], exclude: own.map((part) => [part]) }, { runOnly: wcag, resultTypes: ['violations'] })
    },
    { wcag, own },
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.length} × ${nodes[0]!.html.slice(0, 160)}`)
}

/** What is wrong with the code that a documentation page offers to copy. */
export async function codeFaults(page: Page): Promise<string[]> {
  for (const button of await page.getByRole('button', { name: 'Show code' }).all()) await button.click()
  const samples = await page.locator('.docblock-source pre').allInnerTexts()
  return samples.flatMap((code) => {
    if (/function \w*\(\) ?\{ ?\}|\[object Object\]|=> ?\{ ?\}\}/.test(code))
      return [`the copied code has no content: ${code.slice(0, 160)}`]
    try {
      parseAst(/^\s*(<|\{)/.test(code) ? `(<>${code}</>)` : code, { lang: 'tsx' })
      return []
    } catch (error) {
      return [`the copied code does not compile: ${String(error).split('\n')[0]}: ${code.slice(0, 160)}`]
    }
  })
}

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import manifest from '../../ui/package.json' with { type: 'json' }

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Storybook's own markup around the components: toolbars of previews, tables of controls, lists of contents. And sections that a page draws
 * smaller than they are: axe sees them in their stories.
 */
const own = ['[data-smaller]', '.sb-bar', '.docblock-argstable', '.docblock-source', '[class*="tocbot"]']

/** Findings of axe on an open documentation page, outside of Storybook's own markup. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(
    async ({ wcag, own }): Promise<AxeResults> => {
      const { run }: typeof import('axe-core') = Reflect.get(globalThis, 'axe')
      return run({ include: [['#storybook-docs']], exclude: own.map((part) => [part]) }, { runOnly: wcag, resultTypes: ['violations'] })
    },
    { wcag, own },
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.length} × ${nodes[0]!.html.slice(0, 160)}`)
}

/** Code that a documentation page offers to copy. */
export async function samplesOf(page: Page): Promise<string[]> {
  const code = page.locator('pre.prismjs')
  const before = await code.count()
  const opened = await page.locator('.docblock-code-toggle').evaluateAll((toggles) => {
    for (const toggle of toggles) if (toggle instanceof HTMLElement) toggle.click()
    return toggles.length
  })
  if (opened > 0) await code.nth(before + opened - 1).waitFor()
  return code.allInnerTexts()
}

const { name: packageName } = manifest
const folder = 'node_modules/.cache/copied-code'

/** Compiles copied code as an app would: with the types of the package. */
export function compileFaults(samples: ReadonlyMap<string, readonly string[]>): string[] {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [id, codes] of samples) {
    // Code without JSX is a command or an import alone.
    for (const [at, code] of codes.entries())
      if (/^(import|<)/.test(code)) writeFileSync(join(folder, `${id}.${at}.tsx`), `${code}\nexport {}\n`)
  }
  const paths = { [packageName]: [resolve('ui/index.ts')], [`${packageName}/*`]: [resolve('ui/index.ts')] }
  const compilerOptions = { paths, noUnusedLocals: false, noUnusedParameters: false }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: resolve('tsconfig.json'), compilerOptions, include: ['*.tsx'], exclude: [] }),
  )
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['--noEmit', '--pretty', 'false', '-p', folder], { encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line.includes('copied-code') && line.includes('error TS'))
}

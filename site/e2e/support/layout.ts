import type { Page } from 'playwright'
import { build } from 'vite'
import type { checkLayout } from '../../../testing/layout/check-layout.ts'
import type { Fault } from '../../../testing/layout/fault.ts'

/** The layout check as one script, for a page that imports nothing. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'testing/layout/check-layout.ts', formats: ['iife'], name: 'layout' },
    },
  })
  const [{ output }] = built as { output: { code: string }[] }[] as [{ output: { code: string }[] }]
  return output[0]!.code
}

let script: Promise<string> | undefined

/** What is wrong with the layout of a page as it stands. */
export async function layoutFaults(page: Page, part: Parameters<typeof checkLayout>[0]): Promise<Fault[]> {
  script ??= bundle()
  // Through the debugger, as a string: the content policy refuses a script element.
  await page.evaluate(`${await script}; globalThis.layout = layout`)
  return page.evaluate((part) => (globalThis as unknown as { layout: { checkLayout: typeof checkLayout } }).layout.checkLayout(part), part)
}

import type { Page } from 'playwright'
import { build, type Rolldown } from 'vite'
import type * as layout from './check-layout.ts'

/** Bundles the check into a single script, because the page can't import its modules. */
async function bundle(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: '.storybook/checks/layout/check-layout.ts', formats: ['iife'], name: 'layout' } },
  })) as Rolldown.RolldownOutput[]
  return built!.output[0].code
}

let script: Promise<string> | undefined

export async function layoutIn<Name extends keyof typeof layout>(
  page: Page,
  name: Name,
  ...args: Parameters<(typeof layout)[Name]>
): Promise<ReturnType<(typeof layout)[Name]>> {
  script ??= bundle()
  // Evaluates a string, because the content security policy refuses a script element.
  return page.evaluate(`(() => { ${await script}; return layout.${name}(...${JSON.stringify(args)}) })()`)
}

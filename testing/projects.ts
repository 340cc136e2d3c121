/** Slow tests of rare failures, other platforms and published files. */
export const longTests = [
  'ops/deploy/{guide,proxies}.test.ts',
  'ops/faults/**/*.test.ts',
  'ops/fuzz/**/*.test.ts',
  'ops/new/recipes.test.ts',
  'packages/api/checks/openapi.test.ts',
  'packages/host/node/{attack,restart}.test.ts',
  'packages/sandbox/explore/published-contract.test.ts',
  'site/build/secrets.test.ts',
  'site/docs/try/samples/copied-samples.test.ts',
  'site/e2e/{cloudflare,dev,dev-edits,font-arrival,fonts,old-engines}.test.ts',
  'ui/package/apps.test.ts',
]

export const siteTests = ['site/**/e2e/*.test.ts', '.storybook/checks/layout/**/*.test.ts']

export const packageTests = ['ui/package/*.test.ts', '.storybook/checks/manifest.test.ts']

export const storyTests = ['{ui,site,.storybook}/**/*.stories.tsx', '.storybook/checks/*.browser.test.{ts,tsx}']

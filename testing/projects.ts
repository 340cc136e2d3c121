/** Slow tests of rare failures, other platforms and published files. */
export const longTests = ['**/*.long.test.ts']

export const siteTests = ['site/**/e2e/*.test.ts', '.storybook/checks/layout/**/*.test.ts']

export const packageTests = ['ui/package/*.test.ts', '.storybook/checks/manifest.test.ts']

export const storyTests = ['{ui,site,.storybook}/**/*.stories.tsx', '.storybook/checks/*.browser.test.{ts,tsx}']

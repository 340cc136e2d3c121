import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArgs, browserPath } from './.storybook/browser.ts'

const executablePath = await browserPath()

/** Without this list the first cold run of the stories fails: a dependency found late reloads the page under the running test. */
const include = ['@vanilla-extract/recipes/createRuntimeFn', 'motion', 'motion/mini', 'react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'wouter', 'wouter/memory-location', 'wouter/use-browser-location', 'storybook/test', 'zod/mini']

const stories = (theme: 'light' | 'dark') => ({
  extends: './vite.config.ts' as const,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme }, disableAddonDocs: false })],
  optimizeDeps: { include },
  cacheDir: `node_modules/.vite/stories-${theme}`,
  test: {
    name: `stories-${theme}`,
    setupFiles: ['.storybook/real-keys.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArgs } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

/** Tests of seconds: what may fail, what may be sent, and how much of it. `npm run check` leaves them to `npm test`. */
const long = ['site/fuzz/**/*.test.ts', 'site/faults/**/*.test.ts', 'site/server/{attack,load,secrets}.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: { name: 'unit', environment: 'node', include: ['{tokens,ui,site,.storybook,.ci}/**/*.test.{ts,tsx}'], exclude: ['**/node_modules/**', 'site/e2e/**', '.ci/library/**', ...long] },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'long', environment: 'node', include: long, testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        extends: false,
        test: { name: 'library', environment: 'node', include: ['.ci/library/*.test.ts'], globalSetup: '.ci/library/setup.ts' },
      },
      stories('light'),
      stories('dark'),
      {
        extends: './vite.config.ts',
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['site/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // The browser shares two cores with other files: a poll that ends in a second would judge the machine.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})

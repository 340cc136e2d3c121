import { availableParallelism } from 'node:os'
import { basename, dirname, resolve } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { readAttributes } from './.storybook/checks/read-attributes.ts'
import { isAccepted } from './.storybook/visual/accepted.ts'
import { findMediaRules } from './.storybook/visual/media-rules.ts'
import { pngFolder } from './.storybook/visual/modes.ts'
import { comparePictures } from './.storybook/visual/compare-pictures.ts'
import { getBrowserOptions, isPinned } from './testing/browser.ts'
import { longTests, packageTests, siteTests, storyTests } from './testing/projects.ts'

/** Storybook's plugin starts slowly, so runs that name other projects do without it. */
const loadStorybook = async () => {
  if (process.argv.includes('--project') && !process.argv.includes('stories')) return []
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return storybookTest({ disableAddonDocs: false })
}

/**
 * The addon overwrites `test.include`, so the other browser tests are added later. It compares file paths but decodes only spaces, so
 * it finds no tests if the path of their folder has other encoded characters.
 */
const addonFixes: Plugin = {
  name: 'addon-fixes',
  enforce: 'post',
  config: () => ({ test: { include: storyTests } }),
  transform: (code, id) =>
    /\.stories\.tsx/.test(id)
      ? code.replace('convertToFilePath(import.meta.url)', 'convertToFilePath(decodeURI(import.meta.url))')
      : undefined,
}

/** Vitest caches a module by its own text, but a style also depends on its imports. */
const freshStyles: Plugin = {
  name: 'fresh-styles',
  configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (id.includes('.css.ts') ? false : undefined)),
}

/** Folder whose pictures `npm run test:visual -- --accept` reads. */
const attachmentsDir = 'dist/stories/attachments'

/** Long enough that only a hanging test exceeds it. */
const timeout = 240_000
const timeouts = { testTimeout: timeout, hookTimeout: timeout, expect: { poll: { timeout: timeout / 2 } } }

const project = (name: string, test: TestProjectInlineConfiguration['test'], options: TestProjectInlineConfiguration = {}) => ({
  extends: './vite.config.ts' as const,
  ...options,
  // Each core runs one worker. Stories use only one worker, because a browser with two pages sometimes hung.
  test: { name, maxWorkers: name === 'stories' ? 1 : availableParallelism(), ...timeouts, ...test },
})

export default defineConfig({
  test: {
    resolveSnapshotPath: (test, extension) =>
      test.endsWith('.stories.tsx')
        ? resolve('.storybook/trees', basename(test).replace('.stories.tsx', extension))
        : `${dirname(test)}/__snapshots__/${basename(test)}${extension}`,
    projects: [
      project(
        'unit',
        {
          // Importing takes most of the time, so files share their modules. Tests restore what they change.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/{node_modules,dist}/**', 'ops/{deploy,apps,audits}/**', ...storyTests, ...siteTests, ...packageTests, ...longTests],
        },
        { plugins: [freshStyles] },
      ),
      project('long', { include: longTests, env: { ALL_WIDTHS: '1' } }),
      project('engines', { include: ['ops/audits/engines/*.test.ts'] }),
      project('deploy', { include: ['ops/deploy/*.test.ts'] }),
      project('library', { include: packageTests, exclude: longTests, globalSetup: 'ui/package/setup.ts' }, { extends: false }),
      // The files of a worker share the browser and their modules.
      project('e2e', { isolate: false, include: siteTests, exclude: longTests }),
      project(
        'stories',
        {
          isolate: false,
          setupFiles: ['.storybook/checks/check-layout.ts', '.storybook/visual/take-pictures.ts', '.storybook/checks/tree.ts'],
          attachmentsDir,
          env: {
            MEDIA_RULES: JSON.stringify(findMediaRules()),
            ...(isPinned && !process.argv.includes('--behavior') && { PICTURES: '1' }),
          },
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: timeout,
            commands: { isAccepted, readAttributes },
            provider: playwright({
              launchOptions: await getBrowserOptions(),
              contextOptions: { viewport: { width: 1300, height: 16_000 }, deviceScaleFactor: 1 },
            }),
            instances: [{ browser: 'chromium' }],
            expect: {
              toMatchScreenshot: {
                comparatorName: 'same-picture',
                comparators: { 'same-picture': comparePictures },
                // Repeats without a time limit until two pictures in a row are equal.
                timeout: 0,
                // ui/fixtures/test-page.ts stops animations and hides the caret for all pictures of a story.
                screenshotOptions: { animations: 'allow', caret: 'initial' },
                resolveScreenshotPath: ({ arg, root }) => resolve(root, pngFolder, `${arg}.png`),
                resolveDiffPath: ({ arg, root }) => resolve(root, attachmentsDir, `${arg.replaceAll('/', '.')}.png`),
              },
            },
          },
        },
        {
          plugins: [loadStorybook(), addonFixes],
          // Otherwise Vite finds these packages during the tests and reloads the page, so that the first run fails.
          optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn', 'storybook/theming/create', 'chromatic/isChromatic'] },
        },
      ),
    ],
  },
})

import type { Parameters } from 'storybook/internal/csf'
import { availableParallelism } from 'node:os'
import { basename, dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { isAccepted, type Area } from './.storybook/visual/accepted.ts'
import { getPngPath } from './.storybook/visual/modes.ts'
import { samePicture } from './.storybook/visual/same-picture.ts'
import { browserOptions, isPinned } from './ops/testing/browser.ts'
import { longTests, packageTests, siteTests } from './ops/testing/projects.ts'

const launchOptions = await browserOptions()

/** Without this list the first run of the stories on an empty cache fails: Vite reloads the page when it discovers a dependency late. */
const include = [
  '@vanilla-extract/recipes/createRuntimeFn',
  'axe-core',
  'motion',
  'motion/mini',
  'radix-ui',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'react-router-dom',
  'storybook/test',
  'storybook/theming/create',
  'zod/mini',
  'chromatic/isChromatic',
]

/** Projects that the command line names. Empty means all projects. */
const { project: named = [] } = parseArgs({ strict: false, options: { project: { type: 'string', multiple: true } } }).values

/** Loads the Storybook plugin. Skipped for runs that need no stories, because it starts slowly. */
const startStorybook = async () => {
  if (named.length > 0 && named.every((name) => ['unit', 'long', 'deploy', 'library', 'e2e'].includes(String(name)))) return []
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return storybookTest({ configDir: '.storybook', disableAddonDocs: false })
}

/** The addon compares file paths but decodes only spaces, so that it finds no tests in a folder with other encoded letters. */
const anyPath: Plugin = {
  name: 'stories-in-any-path',
  enforce: 'post',
  transform: (code, id) =>
    /\.stories\.tsx/.test(id)
      ? code.replace('convertToFilePath(import.meta.url)', 'convertToFilePath(decodeURI(import.meta.url))')
      : undefined,
}

/** Browser tests that are not stories. The addon overwrites `test.include`, so a later plugin adds them. */
const browserTests = '.storybook/checks/*.browser.test.{ts,tsx}'
const besideStories: Plugin = { name: 'tests-beside-stories', enforce: 'post', config: () => ({ test: { include: [browserTests] } }) }

/** Vitest caches a module by its own text, but a style also depends on what it imports: a changed token would keep its old value. */
const freshStyles: Plugin = {
  name: 'fresh-styles',
  configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (id.includes('.css.ts') ? false : undefined)),
}

/** Maps `component/story/mode`, the name that .storybook/visual/take-pictures.ts passes, to a file path. */
const toPicturePath = (root: string, arg: string) => {
  const [component, story, mode] = arg.split('/')
  return `${root}/${getPngPath(`${component}--${story}`, mode!)}`
}

/** Folder for the pictures of failed comparisons, which `npm run test:visual -- --accept` reads. */
const attachments = 'dist/stories/attachments'

/** Timeouts that only end a hanging test. They are far above what a test needs on a busy machine. */
const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 120_000 } } }

/** One worker more than cores, because a test file with a browser mostly waits. */
const waitingWorkers = availableParallelism() + 1

declare module 'vitest' {
  interface ProvidedContext {
    pictures: boolean
  }
  interface TestContext {
    /** Story that the test runs. Set by Storybook's addon. */
    story?: { id: string; parameters: Parameters; globals: { viewport?: { value?: string } } }
  }
  interface TaskMeta {
    /** Number of accepted pictures that the story was compared with. */
    pictures?: number
    /** Set by Storybook. */
    storyId?: string
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    isAccepted: (story: string, mode: string, area: Area) => Promise<boolean>
  }
  interface ScreenshotComparatorRegistry {
    'same-picture': Record<string, never>
  }
}

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // The accessibility trees of stories are in .storybook, like their pictures.
    resolveSnapshotPath: (test, extension) =>
      test.endsWith('.stories.tsx')
        ? resolve('.storybook/trees', basename(test).replace('.stories.tsx', extension))
        : `${dirname(test)}/__snapshots__/${basename(test)}${extension}`,
    projects: [
      {
        extends: './vite.config.ts',
        plugins: [freshStyles],
        test: {
          name: 'unit',
          ...patience,
          environment: 'node',
          maxWorkers: waitingWorkers,
          sequence: { groupOrder: 0 },
          // Importing takes most of the time, so files share their modules. Tests restore what they change.
          isolate: false,
          include: ['{tokens,ui,site,packages,ops,.storybook}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'ops/{deploy,apps,audits}/**', browserTests, ...siteTests, ...packageTests, ...longTests],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'long',
          ...patience,
          environment: 'node',
          include: [...longTests, 'site/e2e/layout.test.ts'],
          env: { ALL_WIDTHS: '1' },
        },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'deploy', ...patience, environment: 'node', include: ['ops/deploy/**/*.test.ts'] },
      },
      {
        extends: false,
        test: {
          name: 'library',
          ...patience,
          environment: 'node',
          include: packageTests,
          exclude: longTests,
          globalSetup: 'ui/package/setup.ts',
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [startStorybook(), anyPath, besideStories],
        optimizeDeps: { include },
        cacheDir: 'node_modules/.vite/stories',
        test: {
          name: 'stories',
          ...patience,
          isolate: false,
          maxWorkers: waitingWorkers,
          // Vitest requires different group orders for projects with different numbers of workers.
          sequence: { groupOrder: 1 },
          setupFiles: [
            '.storybook/real-keys.ts',
            '.storybook/checks/check-layout.ts',
            '.storybook/visual/take-pictures.ts',
            '.storybook/checks/tree.ts',
            '.storybook/checks/references.ts',
          ],
          attachmentsDir: attachments,
          // Other browser builds draw other pixels.
          provide: { pictures: isPinned && !process.argv.includes('--behavior') },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: patience.testTimeout,
            commands: { isAccepted },
            provider: playwright({ launchOptions, contextOptions: { viewport: { width: 1300, height: 16_000 }, deviceScaleFactor: 1 } }),
            instances: [{ browser: 'chromium' as const }],
            expect: {
              toMatchScreenshot: {
                comparatorName: 'same-picture',
                comparators: { 'same-picture': samePicture },
                // Repeats until two pictures in a row are equal. The test's own timeout ends it.
                timeout: 0,
                // ui/fixtures/test-page.ts stops both once for all pictures of a story.
                screenshotOptions: { animations: 'allow', caret: 'initial' },
                resolveScreenshotPath: ({ arg, root }) => toPicturePath(root, arg),
                resolveDiffPath: ({ arg, root }) => `${root}/${attachments}/${arg.replaceAll('/', '.')}.png`,
              },
            },
          },
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'e2e',
          ...patience,
          environment: 'node',
          // Files of a worker share their modules, Playwright above all, and the browser.
          isolate: false,
          include: siteTests,
          exclude: longTests,
          maxWorkers: waitingWorkers,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})

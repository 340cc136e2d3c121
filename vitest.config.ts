import type { Parameters } from 'storybook/internal/csf'
import { availableParallelism } from 'node:os'
import { basename, dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { isAccepted, type Area } from './.storybook/visual/accepted.ts'
import { pngOf } from './.storybook/visual/modes.ts'
import { samePicture } from './.storybook/visual/same-picture.ts'
import { browserOptions, isPinned } from './ops/testing/browser.ts'
import { longTests, packageTests, siteTests } from './ops/testing/projects.ts'

const launchOptions = await browserOptions()

/** Without this list the first cold run of the stories fails: a dependency found late reloads the page under the running test. */
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

/** The projects that this run names; none means all. */
const { project: named = [] } = parseArgs({ strict: false, options: { project: { type: 'string', multiple: true } } }).values

/** Storybook starts with its plugin, which takes longer than many a test: not for a run that names other projects only. */
const startStorybook = async () => {
  if (named.length > 0 && named.every((name) => ['unit', 'long', 'deploy', 'library', 'e2e'].includes(String(name)))) return []
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return storybookTest({ configDir: '.storybook', disableAddonDocs: false })
}

/** The addon decodes nothing but spaces when it asks whether a story belongs to the file that runs: with other letters in the path it finds no test. */
const anyPath: Plugin = {
  name: 'stories-in-any-path',
  enforce: 'post',
  transform: (code, id) =>
    /\.stories\.tsx/.test(id)
      ? code.replace('convertToFilePath(import.meta.url)', 'convertToFilePath(decodeURI(import.meta.url))')
      : undefined,
}

/** Tests of the browser that are no stories. The addon ignores `test.include`, so a plugin after it adds them. */
const browserTests = '.storybook/checks/*.browser.test.{ts,tsx}'
const besideStories: Plugin = { name: 'tests-beside-stories', enforce: 'post', config: () => ({ test: { include: [browserTests] } }) }

/** A style is what its file and all imports evaluate to, while Vitest's cache asks for the text of the file alone: a changed token kept its old value. */
const freshStyles: Plugin = {
  name: 'fresh-styles',
  configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (id.includes('.css.ts') ? false : undefined)),
}

/** A picture's name is its story's id and its mode, with slashes: see .storybook/visual/take-pictures.ts. */
const pictureAt = (root: string, arg: string) => {
  const [component, story, mode] = arg.split('/')
  return `${root}/${pngOf(`${component}--${story}`, mode!)}`
}

/** Where a failed comparison leaves its pictures; `npm run test:visual -- --accept` reads them there. */
const attachments = 'dist/stories/attachments'

/** Limits for what hangs. They are far above what a busy machine needs, because a test that ends at its limit says nothing about the code. */
const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 120_000 } } }

/** A file with a browser waits as often as it calculates: as many files as cores would leave a small machine half idle. */
const waitingWorkers = availableParallelism() + 1

declare module 'vitest' {
  interface ProvidedContext {
    pictures: boolean
  }
  interface TestContext {
    /** Story that a test of Storybook's addon runs. */
    story?: { id: string; parameters: Parameters; globals: { viewport?: { value?: string } } }
  }
  interface TaskMeta {
    /** How many pictures a story was compared with. */
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
    // What assistive technology is told of each component is beside its pictures, not in its folder.
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
          // Files share what they import, which is most of their time; what a test changes it puts back.
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
          // Vitest runs projects with other numbers of workers one after the other.
          sequence: { groupOrder: 1 },
          setupFiles: [
            '.storybook/real-keys.ts',
            '.storybook/checks/check-layout.ts',
            '.storybook/visual/take-pictures.ts',
            '.storybook/checks/tree.ts',
            '.storybook/checks/references.ts',
          ],
          attachmentsDir: attachments,
          // Another build of the browser draws other pixels.
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
                // Until two pictures in a row are equal; the test's own limit ends it.
                timeout: 0,
                // .storybook/visual/test-page.ts stops both, and not for each picture anew.
                screenshotOptions: { animations: 'allow', caret: 'initial' },
                resolveScreenshotPath: ({ arg, root }) => pictureAt(root, arg),
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
          // The files of a worker share what they import, Playwright above all, and the browser.
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

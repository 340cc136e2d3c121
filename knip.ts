import { globSync, readFileSync } from 'node:fs'

interface Manifest {
  dependencies?: Record<string, string>
}

/** The root pins versions of packages that only a workspace imports. */
const pinned = globSync('{tokens,ui,site,packages/*}/package.json').flatMap((file) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm has read the file.
  Object.keys((JSON.parse(readFileSync(file, 'utf8')) as Manifest).dependencies ?? {}),
)

export default {
  workspaces: {
    '.': {
      entry: ['ops/faults/child.ts', 'ops/test.ts', 'ops/testing/progress-reporter.ts'],
      project: ['ops/**/*.ts', '.storybook/**/*.{ts,tsx}', '*.ts'],
      ignoreDependencies: pinned,
    },
    tokens: { entry: ['{index.ts,scoped.css.ts}'] },
    ui: { entry: ['index.ts'] },
    site: {
      entry: [
        '{client,dev,server,start,worker}.{ts,tsx}',
        'docs/page/components.tsx',
        'docs/blocks/*.tsx',
        'docs/try/samples/onenode.fixture.ts',
      ],
    },
    // Private packages have no users outside this repository, so unused exports of their entry files count too.
    'packages/*': { includeEntryExports: true },
    'packages/host': { entry: ['node/process.fixture.ts'], includeEntryExports: true },
  },
  ignore: ['ops/apps/**', 'ops/audits/**'],
  ignoreDependencies: [
    '@arethetypeswrong/cli',
    '@fontsource-variable/*',
    // Read from their folders: ops/testing/browser.ts, ops/testing/system-faces.ts.
    '@expo-google-fonts/*',
    'dejavu-fonts-ttf',
    '@redocly/cli',
    '@types/mdx',
    'cloudflare',
    'oxlint',
    'oxlint-tsgolint',
  ],
  exclude: ['duplicates'],
  ignoreBinaries: ['mkfifo', 'openssl', 'systemd-analyze'],
}

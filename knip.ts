export default {
  workspaces: {
    '.': { entry: ['ops/faults/child.fixture.ts'] },
    tokens: { entry: ['{index,scoped.css}.ts'] },
    site: {
      entry: [
        '{client,server,start,worker}.{ts,tsx}',
        'docs/{page/{components,home}.tsx,blocks/*}',
        'build/{build-site,publish}.ts',
        'docs/try/samples/onenode.fixture.ts',
      ],
    },
    // Private packages have no users outside this repository.
    'packages/*': { entry: ['node/process.fixture.ts'], includeEntryExports: true },
  },
  ignore: ['ops/apps/**', 'ops/audits/**'],
  // Commands, fonts that are read from their folders, ambient types, and the module of Cloudflare's runtime.
  ignoreDependencies: [/\/cli$/, /^oxlint/, /font/, '@types/mdx', 'cloudflare'],
  exclude: ['binaries', 'duplicates'],
}

import { pathToFileURL } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import own from './package.json' with { type: 'json' }
import { chunkGroups } from './site/build/chunks.ts'
import { documentation } from './site/build/documentation-plugin.ts'
import { roundFallback } from './tokens/round-fallback.ts'

/** Hides the import from Vite, which would restart after each edit of an imported file. Only a build needs the file. */
const loadBuild = async () => {
  const module: unknown = await import(pathToFileURL('site/build/build-site.ts').href)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript can't know the exports of a module that is imported by a computed path.
  return module as typeof import('./site/build/build-site.ts')
}

const docs = documentation()

export default defineConfig(async ({ command }): Promise<UserConfig> => ({
  plugins: [
    docs.plugins,
    roundFallback,
    vanillaExtractPlugin(),
    react({ include: /\.(mdx|tsx?)$/ }),
    command === 'build' && (await loadBuild()).buildPlugins(docs),
  ],
  build: {
    target: own.browserslist.oldest.map((browser) => browser.replace(' ', '')),
    rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
  },
  // Makes `vite build` build every environment.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // The fonts of nearly every page are inside its styles, so that the first paint needs no other file. The `rest-` fonts remain separate files.
        assetsInlineLimit: (file) => /\/tokens\/fonts\/(?!rest-)/.test(file) || undefined,
        modulePreload: {
          polyfill: false,
          // The importing file is already loaded, and a single file needs no preload because `import` requests it.
          resolveDependencies: (_file, files, { hostId }) => {
            const others = files.filter((file) => file !== hostId)
            return others.length > 1 ? others : []
          },
        },
        rolldownOptions: {
          input: 'site/client.tsx',
          // Radix's builds name every function with a call to `__name`, which would keep unused functions in the bundle.
          treeshake: { manualPureFunctions: ['__name'] },
          // Radix keeps constants in objects. Inlining them makes the landing page 0.7 kB smaller.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        rolldownOptions: { input: { site: 'site/server.ts', start: 'site/start.ts', outbox: 'packages/host/outbox/outbox.ts' } },
      },
    },
  },
}))

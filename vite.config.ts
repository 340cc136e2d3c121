import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildSite } from './site/build/build-site.ts'
import { chunkGroups } from './site/build/chunks.ts'
import { productionRouter } from './site/build/production-router.ts'
import { refuseServerModules } from './site/build/server-only-modules.ts'
import { documentation } from './site/docs/compile/documentation.ts'

const docs = documentation()

export default defineConfig({
  plugins: [
    docs.plugin,
    vanillaExtractPlugin(),
    react({ include: /\.(mdx|tsx?)$/ }),
    productionRouter,
    refuseServerModules,
    buildSite(docs),
  ],
  build: { rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } } },
  // Makes `vite build` build every environment.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
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
          // Radix's builds name every function with a call to `__name`, which would keep unused functions.
          treeshake: { manualPureFunctions: ['__name'] },
          // Radix keeps constants in objects. Inlining them makes the landing page 0.7 kB smaller.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    ssr: { build: { outDir: 'dist/server', rolldownOptions: { input: { site: 'site/server.ts', start: 'site/start.ts' } } } },
  },
})

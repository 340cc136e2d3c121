import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildSite } from './site/build/build-site.ts'
import { docsFrame } from './site/build/manifest.ts'
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
          output: {
            codeSplitting: {
              groups: [
                // The entry with its imports, and modules that every kind of page uses.
                {
                  name: 'client',
                  priority: 1,
                  test: /\/(?:site\/client\.tsx|@radix-ui\/react-(?:collapsible|label|use-callback-ref)\/|ui\/elements\/(?:Button|CopyButton|Disclosure\/Chevron|Field\/(?:Field(?:Ids|Messages|\.css)|useField|control)|Link|Text|collapse\/(?:collapse\.css|until-found|UntilFound)|code\/code-lines|scroller\/(?:fade-down|useOverflow)|useBrowserValue))/,
                },
                // Modules that every page of the documentation uses.
                {
                  name: docsFrame,
                  test: /\/(?:site\/docs\/page\/(?:DocsPage|components)\.tsx|docs\/blocks\/(?!Begin|Calls|CostExplainer|DeployFileCheck|Endpoint|Epoch|Fields|KnownError|LifeCycle|Options|Precedence|Product|Quickstart|Walk)[^?]+)$/,
                },
                // Animations load after hydration or at the first scroll.
                { name: 'motion', test: /\/(?:Section\/reveal|collapse\/unfold)\.ts$/ },
                // Modules that only API pages use.
                { name: 'docs-api', test: /\/(?:CallSection\/CallSection|docs\/blocks\/(?:Endpoint|Fields))\.tsx$/ },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { outDir: 'dist/server', rolldownOptions: { input: { site: 'site/server.ts', start: 'site/start.ts' } } } },
  },
})

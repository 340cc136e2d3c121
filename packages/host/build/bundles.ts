import { parse, resolve } from 'node:path'
import { build, type InlineConfig, type PluginOption } from 'vite'
import { chunkGroups } from './chunks.ts'
import { client, server } from './folders.ts'
import { entry } from './manifest.ts'
import { compiledAhead } from './compiled-ahead.ts'
import { refuseServerModules } from './server-only-modules.ts'
import { viteDefine, type PublicConfiguration } from '../configuration/public-configuration.ts'

const common = (publicConfiguration: PublicConfiguration): InlineConfig => ({
  // The settings of vite.config.ts are here, so that the pages are compiled once for both bundles.
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: viteDefine(publicConfiguration),
})

/**
 * Bundles the browser's files.
 * @throws when a server module, a secret or personal data would come with it.
 */
export const bundleBrowser = (publicConfiguration: PublicConfiguration, plugins: readonly PluginOption[]) =>
  build({
    ...common(publicConfiguration),
    plugins: [...plugins, refuseServerModules(), compiledAhead],
    // All export conditions of the package lead to its development build.
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
        { find: /^react-router\/dom$/, replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs') },
      ],
    },
    build: {
      outDir: client,
      emptyOutDir: true,
      manifest: true,
      modulePreload: {
        polyfill: false,
        // What a page needs is one script beside the entry: a link that asks for it too would only make the browser look for styles again.
        resolveDependencies: (_file, files, { hostId }) =>
          hostId.includes(parse(entry).name) ? files.filter((file) => file.endsWith('.css')) : files,
      },
      rolldownOptions: {
        input: entry,
        // Radix's builds name every function by a call, which would keep what nobody uses.
        treeshake: { manualPureFunctions: ['__name'] },
        // Radix keeps its words in objects: inlined, the landing page weighs 0.7 kB less.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: {
          codeSplitting: { groups: chunkGroups() },
        },
      },
    },
  })

/** Bundles the server, with everything that renders a page. */
export const bundleServer = (publicConfiguration: PublicConfiguration, plugins: PluginOption[], input: Readonly<Record<string, string>>) =>
  build({
    ...common(publicConfiguration),
    plugins,
    build: {
      outDir: server,
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: { input: { ...input } },
    },
  })

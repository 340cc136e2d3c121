import { parse, resolve } from 'node:path'
import { build, type InlineConfig, type PluginOption, type Rolldown } from 'vite'
import { chunkGroups, type BuiltChunk } from './chunks.ts'
import { client, server } from './folders.ts'
import { entry } from './manifest.ts'
import { compiledAhead } from './compiled-ahead.ts'
import { refuseServerModules } from './server-only-modules.ts'
import { viteDefine, type PublicConfiguration } from '@workspace/host/configuration/public-configuration.ts'

const common = (publicConfiguration: PublicConfiguration): InlineConfig => ({
  // Not from vite.config.ts, whose plugins would compile each page once more.
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: viteDefine(publicConfiguration),
})

const browser = (publicConfiguration: PublicConfiguration, plugins: PluginOption[], groups: Rolldown.CodeSplittingGroup[]) => ({
  ...common(publicConfiguration),
  plugins: [...plugins, refuseServerModules(), compiledAhead],
  // React Router's exports lead to its development build under every condition.
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
      // A page needs one script beside the entry, and the inline script loads it already: a preload link would make Vite check styles again.
      resolveDependencies: (_file: string, files: string[], { hostId }: { hostId: string }) =>
        hostId.includes(parse(entry).name) ? files.filter((file) => file.endsWith('.css')) : files,
    },
    rolldownOptions: {
      input: entry,
      checks: { bundlerTimings: false, pluginTimings: false },
      // Radix's builds name every function by a call, which keeps unused functions.
      treeshake: { manualPureFunctions: ['__name'] },
      // Radix keeps constants in objects: inlined, the landing page is 0.7 kB smaller.
      optimization: { inlineConst: { mode: 'all' as const, pass: 3 } },
      output: { codeSplitting: { groups } },
    },
  },
})

/**
 * Bundles the browser's files: first without writing them, to see which pages need which modules.
 * @throws when a server module would be in one of them.
 */
export async function bundleBrowser(publicConfiguration: PublicConfiguration, plugins: () => PluginOption[]) {
  const exact = browser(publicConfiguration, plugins(), [{ name: 'exact', entriesAware: true }])
  const built = await build({ ...exact, build: { ...exact.build, write: false, minify: false, cssMinify: false } })
  const chunks = [built].flat().flatMap((part) => ('output' in part ? part.output.filter(({ type }) => type === 'chunk') : []))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Filtered by their type.
  return build(browser(publicConfiguration, plugins(), chunkGroups(chunks as BuiltChunk[], entry)))
}

/** Bundles the server with the code that renders pages. */
export const bundleServer = (publicConfiguration: PublicConfiguration, plugins: PluginOption[], input: Readonly<Record<string, string>>) =>
  build({
    ...common(publicConfiguration),
    plugins,
    build: {
      outDir: server,
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: { input: { ...input }, checks: { bundlerTimings: false, pluginTimings: false } },
    },
  })

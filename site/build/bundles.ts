import { parse, resolve } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { plugins, readPagesOnce } from '../../vite.config.ts'
import { docsChunk, entry } from './assets.ts'
import { compiledAhead } from './compiled-ahead.ts'
import { guardBundle } from './guard.ts'
import { minifiedAgain } from './minified-again.ts'
import { defineOf, type Stated } from './stated.ts'

/** Where the browser’s files go. */
export const client = resolve('dist/client')
/** Where the server’s files go. */
export const server = resolve('dist/server')

/** What every page needs, and React: one file of it is smaller than ten, and on a slow line each file is a journey. */
const shared =
  /rolldown\/runtime|node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\/|vite\/|ui\/elements\/(?:Button|Link|Logo|Icon|Badge|Heading|Text|Station|VisuallyHidden|MenuDialog|SkipLink|RouteAnnouncer)\/|ui\/shell\/(?:Page|Header|Footer|ThemeToggle)\/|tokens\/|vanilla-extract|site\/content\/(?:brand|site)\.ts|site\/(?:App|Frame|Head|entry-client|page-data|page-load-error|prefetch|RouteError|RouterLink|routes|translation|useArrival)\.tsx?$/
/** The parts of Radix under them, and under the fields of the form. */
const radix = /node_modules\/(?:radix-ui|@radix-ui\/(?:primitive|react-(?:collection|compose-refs|context|direction|id|label|presence|primitive|roving-focus|slot|toggle|visually-hidden|use-[a-z-]+)))\//
/** What opens and closes on the landing page and in the documentation: in a file of its own, or the documentation's would come with the landing page. */
const panels = /node_modules\/@radix-ui\/react-(?:collapsible|tabs)\/|ui\/elements\/(?:Tabs\/|collapse\/(?:collapse|use))/
/** What every page of the documentation needs. */
const docs = /ui\/docs\/(?:Code|Copy)|site\/docs\/(?:DocsPage|components)/

const pages = readPagesOnce()
const common = (stated: Stated): InlineConfig => ({
  // What it would say, with the pages compiled once for both bundles.
  configFile: false,
  publicDir: 'site/public',
  logLevel: 'warn',
  define: defineOf(stated),
})

/**
 * Bundles what the browser loads.
 * @param minify makes a module smaller, in whatever thread.
 * @throws when a server module, a secret or personal data would come with it.
 */
export const bundleBrowser = (stated: Stated, minify: (code: string) => Promise<string>) =>
  build({
    ...common(stated),
    plugins: [...plugins(pages), guardBundle(), minifiedAgain(minify), compiledAhead],
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
        resolveDependencies: (_file, files, { hostId }) => (hostId.includes(parse(entry).name) ? files.filter((file) => file.endsWith('.css')) : files),
      },
      rolldownOptions: { input: [entry, 'site/pages/mailbox.tsx'], output: { codeSplitting: { groups: [{ name: 'shared', test: new RegExp(`${shared.source}|${radix.source}`) }, { name: 'panels', test: panels }, { name: docsChunk, test: docs }] } } },
    },
  })

/** Bundles the server, with everything that renders a page. */
export const bundleServer = (stated: Stated) =>
  build({
    ...common(stated),
    plugins: plugins(pages),
    build: {
      outDir: server,
      emptyOutDir: true,
      ssr: true,
      copyPublicDir: false,
      rolldownOptions: { input: { 'entry-server': 'site/entry-server.tsx', start: 'site/server/start.ts' } },
    },
  })

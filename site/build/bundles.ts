import { parse, resolve } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { docsChunk, entry } from './assets.ts'
import { compiledAhead } from './compiled-ahead.ts'
import { guardBundle } from './guard.ts'

/** Where the browser’s files go. */
export const client = resolve('dist/client')
/** Where the server’s files go. */
export const server = resolve('dist/server')

/** What every page needs, and React: one file of it is smaller than ten, and on a slow line each file is a journey. */
const shared =
  /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\/|vite\/|ui\/elements\/(?:Button|Link|Logo|Icon|Badge|Heading|Text|Station|VisuallyHidden|MenuDialog|SkipLink|RouteAnnouncer)\/|ui\/shell\/(?:Page|Header|Footer|ThemeToggle)\/|tokens\/|vanilla-extract|site\/content\/(?:brand|site)\.ts|site\/(?:App|Frame|Head|entry-client|links|load|navigation|page-data|places|RouteError|routes)\.tsx?$|site\/docs\/(?:place|tools)\.ts/
/** What every page of the documentation needs. */
const docs = /ui\/docs\/(?:Code|Copy)|site\/docs\/DocsPage/

const common = (siteOrigin: string): InlineConfig => ({
  logLevel: 'warn',
  define: { 'import.meta.env.SITE_ORIGIN': JSON.stringify(siteOrigin) },
})

/**
 * Bundles what the browser loads.
 * @throws when a server module, a secret or personal data would come with it.
 */
export const bundleBrowser = (siteOrigin: string) =>
  build({
    ...common(siteOrigin),
    plugins: [guardBundle(), compiledAhead],
    build: {
      outDir: client,
      emptyOutDir: true,
      manifest: true,
      modulePreload: {
        polyfill: false,
        // What a page needs is one script beside the entry: a link that asks for it too would only make the browser look for styles again.
        resolveDependencies: (_file, files, { hostId }) => (hostId.includes(parse(entry).name) ? files.filter((file) => file.endsWith('.css')) : files),
      },
      rolldownOptions: { input: [entry, 'site/pages/mailbox.tsx'], output: { codeSplitting: { groups: [{ name: 'shared', test: shared }, { name: docsChunk, test: docs }] } } },
    },
  })

/** Bundles the server, with everything that renders a page. */
export const bundleServer = (siteOrigin: string) =>
  build({
    ...common(siteOrigin),
    build: {
      outDir: server,
      emptyOutDir: true,
      ssr: true,
      copyPublicDir: false,
      rolldownOptions: { input: { 'entry-server': 'site/entry-server.tsx', start: 'site/server/start.ts' } },
    },
  })

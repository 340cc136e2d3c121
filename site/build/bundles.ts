import { resolve } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { entry } from './assets.ts'
import { compiledAhead } from './compiled-ahead.ts'
import { guardBundle } from './guard.ts'

/** Where the browser’s files go. */
export const client = resolve('dist/client')
/** Where the server’s files go. */
export const server = resolve('dist/server')

/** What stands on every page: one file of it is smaller than ten. */
const shared = /ui\/elements\/(?:Button|Link|Logo|Icon|Badge|Heading|VisuallyHidden|MenuDialog|SkipLink|RouteAnnouncer)\/|ThemeToggle|vanilla-extract|site\/content\/(?:brand|site)\.ts/

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
      rolldownOptions: { input: [entry, 'site/pages/mailbox.tsx'], output: { codeSplitting: { groups: [{ name: 'frame', test: shared }] } } },
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

import { readFile, writeFile } from 'node:fs/promises'
import { build } from 'vite'
import type { BuiltAssets } from '../../build/hashes.ts'
import { defineOf } from '../../build/stated.ts'
import { readConfiguration } from '../configuration.ts'
import { environment } from '../environment.ts'
import { runCommand } from '../start-error.ts'

/** Builds the worker beside the built site, whose scripts and styles its pages name. */
await runCommand(async () => {
  const assets = JSON.parse(await readFile('dist/server/assets.json', 'utf8')) as BuiltAssets
  // The origin of this build; everything else is what the pages state already.
  const { SITE_ORIGIN } = readConfiguration({ ...environment(), NODE_ENV: 'development' })
  await build({
    logLevel: 'warn',
    define: { ...defineOf({ ...assets.stated, siteOrigin: SITE_ORIGIN }), 'import.meta.env.SITE_ASSETS': JSON.stringify(assets) },
    build: {
      outDir: 'dist/edge',
      emptyOutDir: true,
      ssr: true,
      copyPublicDir: false,
      // The runtime takes every export of the entry for one of its own.
      rolldownOptions: { input: { worker: 'site/server/edge/worker.ts' }, external: /^cloudflare:/, preserveEntrySignatures: 'strict' },
    },
  })
  // Cloudflare compresses by itself.
  await writeFile('dist/client/.assetsignore', '*.br\n*.gz\n')
  console.log('The worker lies in dist/edge. Next: npm run start:edge runs it here, npx wrangler deploy -c site/server/edge/wrangler.jsonc publishes it.')
})

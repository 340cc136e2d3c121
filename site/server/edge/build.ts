import { readFile, writeFile } from 'node:fs/promises'
import { build } from 'vite'
import type { BuiltManifest } from '../../html/content-hashes.ts'
import { viteDefine } from '../../configuration/public-configuration.ts'
import { readConfiguration } from '../../configuration/configuration.ts'
import { environment } from '../../configuration/environment.ts'
import { runCommand } from '../../configuration/command.ts'

/** Builds the worker beside the built site, whose scripts and styles its pages name. */
await runCommand(async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this site wrote it.
  const assets = JSON.parse(await readFile('dist/server/manifest.json', 'utf8')) as BuiltManifest
  // The origin of this build; everything else is what the pages state already.
  const { SITE_ORIGIN } = readConfiguration({ ...environment(), NODE_ENV: 'development' })
  await build({
    logLevel: 'warn',
    define: {
      ...viteDefine({ ...assets.publicConfiguration, siteOrigin: SITE_ORIGIN }),
      'import.meta.env.SITE_ASSETS': JSON.stringify(assets),
    },
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
  console.log(
    `The worker for ${SITE_ORIGIN} is in dist/edge. Next: npm run start:edge runs it here, npx wrangler deploy -c site/server/edge/wrangler.jsonc publishes it.`,
  )
})

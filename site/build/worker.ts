import { readFile, writeFile } from 'node:fs/promises'
import { build } from 'vite'
import { builtManifest } from '@workspace/host/node/built-pages.ts'
import { viteDefine } from '@workspace/host/configuration/public-configuration.ts'
import { readConfiguration } from '@workspace/host/configuration/configuration.ts'
import { environment } from '@workspace/host/configuration/environment.ts'
import { readJson } from '@workspace/host/configuration/read-json.ts'

/**
 * Builds the worker beside the built site, whose scripts and styles its pages name.
 * @param entry the module that gives the site to `createWorker`.
 */
export async function buildWorker(entry: string): Promise<void> {
  const assets = readJson(builtManifest, await readFile('dist/server/manifest.json', 'utf8'))
  // The pages have the other settings from their build.
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
      // The runtime treats every export of the entry as a handler or a class of its own.
      rolldownOptions: {
        input: { worker: entry },
        external: /^cloudflare:/,
        preserveEntrySignatures: 'strict',
        checks: { bundlerTimings: false, pluginTimings: false },
      },
    },
  })
  // Cloudflare compresses by itself.
  await writeFile('dist/client/.assetsignore', '*.br\n*.gz\n')
  console.log(
    `The worker for ${SITE_ORIGIN} is in dist/edge. Next: npm run start:edge runs it here, npx wrangler deploy -c packages/host/edge/wrangler.jsonc publishes it.`,
  )
}

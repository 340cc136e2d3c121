import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Plugin, UserConfig } from 'vite'
import { readConfiguration } from '@workspace/host/configuration/configuration.ts'
import { readEnvironment } from '@workspace/host/configuration/command.ts'
import { toPublicConfiguration, toViteConstants } from '@workspace/host/configuration/public-configuration.ts'
import { readJson } from '@workspace/host/configuration/read-json.ts'
import { builtManifest } from '@workspace/host/http/pages.ts'
import type { Documentation } from './documentation-plugin.ts'
import { prerender } from './prerender.ts'
import { productionRouter } from './production-router.ts'
import { refuseServerModules } from './server-only-modules.ts'

/** Reads the settings that pages print. Uses development mode, because a build needs no API key for the mail service. */
const readPublicConfiguration = () => toPublicConfiguration(readConfiguration({ ...readEnvironment(), NODE_ENV: 'development' }))

/** Configures the build of the worker. It needs the manifest of a built site, for the names of scripts and styles. */
const workerConfig = (): UserConfig => {
  const manifest = readJson(builtManifest, readFileSync('dist/server/manifest.json', 'utf8'))
  const { siteOrigin } = readPublicConfiguration()
  return {
    define: {
      // Only the origin comes from the environment. The other settings were fixed when the site was built.
      ...toViteConstants({ ...manifest.publicConfiguration, siteOrigin }),
      'import.meta.env.SITE_ASSETS': JSON.stringify(manifest),
    },
    environments: {
      worker: {
        consumer: 'server',
        build: {
          outDir: 'dist/edge',
          // The runtime treats every export of the entry as a handler or a class.
          rolldownOptions: {
            input: { worker: 'site/worker.ts' },
            external: /^cloudflare:/,
            preserveEntrySignatures: 'strict',
          },
        },
      },
    },
  }
}

/** Returns the memory of earlier steps to the system. Otherwise Node keeps it, and a build of 400 pages takes 300 MB more. */
function freeMemory(): void {
  setFlagsFromString('--expose-gc')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The flag defines `gc`.
  const collectGarbage = runInNewContext('gc') as NodeJS.GCFunction
  collectGarbage({ type: 'major', flavor: 'last-resort', execution: 'sync' })
}

/** Builds the browser's files and the server, then prerenders the pages. `vite build --mode edge` builds the worker instead. */
const buildSite = (docs: Documentation): Plugin => ({
  name: 'site:build',
  apply: 'build',
  config: (_config, { mode }) =>
    mode === 'edge'
      ? workerConfig()
      : {
          define: toViteConstants(readPublicConfiguration()),
          // Bundles the packages too, so that a server runs from `dist` alone. Only a build does so: tests load packages as Node does.
          environments: { ssr: { resolve: { noExternal: true } } },
        },
  generateBundle: {
    order: 'post',
    // Chrome compiles a script in the background if this comment is its first line. Rolldown's `postBanner` would not be the first line,
    // because Vite adds a line before it.
    handler(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
  async buildApp(builder) {
    const { client, ssr, worker } = builder.environments
    if (worker) {
      await builder.build(worker)
      // Cloudflare compresses files itself.
      await writeFile('dist/client/.assetsignore', '*.br\n*.gz\n')
      console.log(
        'The worker is in dist/edge. Next: npm run start:edge runs it on this machine, and npx wrangler deploy -c packages/host/edge/wrangler.jsonc publishes it.',
      )
      return
    }
    const began = performance.now()
    const publicConfiguration = readPublicConfiguration()
    // The steps run in sequence, because simultaneous bundles of 400 pages would need 300 MB more. The pages come first, so that their
    // problems are reported at once, and so that no bundle waits for the compiler: Vite gives up after 60 seconds.
    const { readDates, publish } = await docs.loadPublisher()
    readDates()
    const files = await publish(publicConfiguration.siteOrigin)
    freeMemory()
    await builder.build(client!)
    freeMemory()
    await builder.build(ssr!)
    freeMemory()
    const amount = await prerender(publicConfiguration, files)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${amount} pages in ${seconds} s. Next: npm start serves them, and npm test checks them.`)
  },
})

export const buildPlugins = (docs: Documentation): Plugin[] => [productionRouter, refuseServerModules, buildSite(docs)]
